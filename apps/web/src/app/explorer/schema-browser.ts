import { ChangeDetectionStrategy, Component, computed, input, output, signal } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { explorerTexts } from './explorer-texts';
import { type FieldDoc, innerName, type SchemaDocs, skeleton, type TypeDoc, type TypeUse, written } from './schema-docs';

type RootKind = 'query' | 'mutation' | 'subscription';

/** The server's own description of what can be asked, to read and to start a query from. */
@Component({
  selector: 'kr-schema-browser',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './schema-browser.html',
  styleUrl: './schema-browser.css',
})
export class SchemaBrowser {
  readonly docs = input.required<SchemaDocs>();
  readonly chosen = output<string>();
  protected readonly t = useTexts(explorerTexts);
  protected readonly sought = signal('');
  protected readonly open = signal<string | undefined>(undefined);
  protected readonly written = written;

  protected readonly roots = computed(() => {
    const { queryType, mutationType, subscriptionType } = this.docs();
    const names: readonly (readonly [RootKind, string | undefined])[] = [
      ['query', queryType.name],
      ['mutation', mutationType?.name],
      ['subscription', subscriptionType?.name],
    ];
    return names.flatMap(([kind, name]) => {
      const fields = this.#typeOf(name)?.fields?.filter((field) => this.#matches(field.name, field.description)) ?? [];
      return fields.length === 0 ? [] : [{ kind, fields }];
    });
  });
  protected readonly types = computed(() => {
    const roots = [this.docs().queryType.name, this.docs().mutationType?.name, this.docs().subscriptionType?.name];
    return this.docs().types.filter(
      ({ name, description, kind }) =>
        !name.startsWith('__') && !roots.includes(name) && kind !== 'SCALAR' && this.#matches(name, description),
    );
  });
  protected readonly type = computed(() => this.#typeOf(this.open()));

  protected show(use: TypeUse): void {
    this.open.set(innerName(use));
  }

  protected insert(kind: RootKind, field: FieldDoc): void {
    this.chosen.emit(skeleton(kind, field, this.docs()));
  }

  protected fieldsOf(type: TypeDoc): readonly FieldDoc[] {
    return type.fields ?? type.inputFields ?? [];
  }

  #typeOf(name: string | undefined): TypeDoc | undefined {
    return this.docs().types.find((type) => type.name === name);
  }

  #matches(name: string, description: string | null): boolean {
    const sought = this.sought().toLowerCase();
    return sought === '' || name.toLowerCase().includes(sought) || (description ?? '').toLowerCase().includes(sought);
  }
}
