import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import type { Json } from '@kronika/event-log';
import { branches, isBranch } from './differences';

const open = 2;

/** Any data as a tree that can be opened and closed; what changed stands out. */
@Component({
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
})
export class DataTree {
  readonly value = input.required<Json>();
  readonly path = input('');
  readonly depth = input(0);
  readonly changed = input<ReadonlySet<string>>(new Set());
  protected readonly firstOpen = open;

  protected readonly rows = computed(() =>
    branches(this.value()).map(([name, value]) => {
      const path = this.path() === '' ? name : `${this.path()}.${name}`;
      const size = branches(value).length;
      const leaf = !isBranch(value) || size === 0;
      return { name, path, value, leaf, text: leaf ? JSON.stringify(value) : String(size), changed: this.changed().has(path) };
    }),
  );
}
