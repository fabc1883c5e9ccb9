import { Tab, TabContent, TabList, TabPanel, Tabs as AriaTabs } from '@angular/aria/tabs';
import { NgTemplateOutlet } from '@angular/common';
import { ChangeDetectionStrategy, Component, contentChildren, Directive, inject, input, model, TemplateRef } from '@angular/core';

/** The content of one tab: `<ng-template krTab="log" label="Log">…</ng-template>`. */
@Directive({ selector: 'ng-template[krTab]' })
export class TabTemplate {
  readonly krTab = input.required<string>();
  readonly label = input.required<string>();
  readonly content = inject<TemplateRef<void>>(TemplateRef);
}

/** A few views of one thing, one at a time; arrows move between them. */
@Component({
  selector: 'kr-tabs',
  imports: [AriaTabs, NgTemplateOutlet, Tab, TabContent, TabList, TabPanel],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<div ngTabs>
    <div
      ngTabList
      class="tabs"
      selectionMode="follow"
      [attr.aria-label]="label()"
      [selectedTab]="selected() ?? tabs()[0]?.krTab()"
      (selectedTabChange)="selected.set($event)"
    >
      @for (tab of tabs(); track tab.krTab()) {
        <button type="button" ngTab class="tab" [value]="tab.krTab()">{{ tab.label() }}</button>
      }
    </div>
    @for (tab of tabs(); track tab.krTab()) {
      <div ngTabPanel class="panel" [value]="tab.krTab()">
        <ng-template ngTabContent><ng-container [ngTemplateOutlet]="tab.content" /></ng-template>
      </div>
    }
  </div>`,
  styles: `
    .tabs {
      display: flex;
      gap: var(--gap-xs);
      overflow-x: auto;
      border-bottom: 1px solid var(--line);
    }
    .tab {
      min-height: var(--touch);
      padding: 0 0.9rem;
      border: 0;
      border-bottom: 3px solid transparent;
      background: none;
      color: var(--faint);
      font: inherit;
      font-weight: 560;
      white-space: nowrap;
      cursor: pointer;
    }
    .tab:hover {
      color: var(--ink);
    }
    .tab[aria-selected='true'] {
      color: var(--ink);
      border-bottom-color: var(--accent);
    }
    .tab:focus-visible {
      outline-offset: -3px;
    }
    .panel {
      padding-top: var(--gap-m);
    }
    .panel[inert] {
      display: none;
    }
  `,
})
export class Tabs {
  readonly label = input.required<string>();
  readonly selected = model<string | undefined>(undefined);
  protected readonly tabs = contentChildren(TabTemplate);
}
