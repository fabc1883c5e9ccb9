module.exports = require('../../jest.node.cjs')(__dirname, { testTimeout: 120_000 });
