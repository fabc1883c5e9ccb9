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
import { Tab, TabContent, TabList, TabPanel, Tabs as AriaTabs } from '@angular/aria/tabs';
import { NgTemplateOutlet } from '@angular/common';
import { ChangeDetectionStrategy, Component, contentChildren, Directive, inject, input, model, TemplateRef } from '@angular/core';
/** The content of one tab: `<ng-template krTab="log" label="Log">…</ng-template>`. */
let TabTemplate = class TabTemplate {
  constructor() {
    this.krTab = input.required();
    this.label = input.required();
    this.content = inject(TemplateRef);
  }
};
TabTemplate = __decorate([Directive({ selector: 'ng-template[krTab]' })], TabTemplate);
export { TabTemplate };
/** A few views of one thing, one at a time; arrows move between them. */
let Tabs = class Tabs {
  constructor() {
    this.label = input.required();
    this.selected = model(undefined);
    this.tabs = contentChildren(TabTemplate);
  }
};
Tabs = __decorate(
  [
    Component({
      selector: 'kr-tabs',
      imports: [AriaTabs, NgTemplateOutlet, Tab, TabContent, TabList, TabPanel],
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `<div ngTabs>
    <div ngTabList class="tabs" selectionMode="follow" [attr.aria-label]="label()" [(selectedTab)]="selected">
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
    }),
  ],
  Tabs,
);
export { Tabs };
//# sourceMappingURL=tabs.js.map
