module.exports = require('../../jest.node.cjs')(__dirname, {
  testPathIgnorePatterns: ['<rootDir>/peers/'],
  modulePathIgnorePatterns: ['<rootDir>/peers/'],
});
