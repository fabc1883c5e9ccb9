var __decorate =
  (this && this.__decorate) ||
  function (decorators, target, key, desc) {
    var c = arguments.length,
      r = c < 3 ? target : desc === null ? (desc = Object.getOwnPropertyDescriptor(target, key)) : desc,
      d;
    if (typeof Reflect === 'object' && typeof Reflect.decorate === 'function') r = Reflect.decorate(decorators, target, key, desc);
    else
      for (var i = decorators.length - 1; i >= 0; i--)
        if ((d = decorators[i])) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return (c > 3 && r && Object.defineProperty(target, key, r), r);
  };
import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { branches, isBranch } from './differences';
const open = 2;
/** Any data as a tree that can be opened and closed; what changed stands out. */
let DataTree = class DataTree {
  constructor() {
    this.value = input.required();
    this.path = input('');
    this.depth = input(0);
    this.changed = input(new Set());
    this.firstOpen = open;
    this.rows = computed(() =>
      branches(this.value()).map(([name, value]) => {
        const path = this.path() === '' ? name : `${this.path()}.${name}`;
        const size = branches(value).length;
        const leaf = !isBranch(value) || size === 0;
        return { name, path, value, leaf, text: leaf ? JSON.stringify(value) : String(size), changed: this.changed().has(path) };
      }),
    );
  }
};
DataTree = __decorate(
  [
    Component({
      selector: 'kr-data-tree',
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `@for (branch of rows(); track branch.path) {
    @if (branch.leaf) {
      <div class="leaf" [class.changed]="branch.changed" [attr.data-thing]="branch.path">
        <span class="name">{{ branch.name }}</span> <span class="value">{{ branch.text }}</span>
      </div>
    } @else {
      <details [open]="depth() < firstOpen" [class.changed]="branch.changed">
        <summary>
          {{ branch.name }} <small>{{ branch.text }}</small>
        </summary>
        <kr-data-tree [value]="branch.value" [path]="branch.path" [depth]="depth() + 1" [changed]="changed()" />
      </details>
    }
  }`,
      styles: `
    :host {
      display: block;
      padding-inline-start: var(--gap-m);
    }
    .leaf {
      display: flex;
      gap: var(--gap-s);
      padding: 0.05rem 0.3rem;
      border-radius: var(--radius-s);
    }
    .name,
    small {
      color: var(--faint);
    }
    .value {
      font-family: var(--font-data);
      overflow-wrap: anywhere;
    }
    summary {
      cursor: pointer;
      font-weight: 560;
    }
    .leaf.changed {
      background: var(--warn-ground);
      outline: 1px solid var(--changed);
    }
  `,
    }),
  ],
  DataTree,
);
export { DataTree };
//# sourceMappingURL=data-tree.js.map
