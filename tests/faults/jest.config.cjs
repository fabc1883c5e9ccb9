module.exports = require('../../jest.node.cjs')(__dirname, { testTimeout: 240_000 });
