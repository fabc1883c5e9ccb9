module.exports = require('../../jest.node.cjs')(__dirname, { testTimeout: 300_000 });
