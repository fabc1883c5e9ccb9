module.exports = require('../../jest.node.cjs')(__dirname, { testTimeout: 600_000 });
