import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { encode } from 'uqr';

/** A QR code as one path: sharp on screen and paper. */
@Component({
  selector: 'kr-qr-code',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<svg
    [attr.viewBox]="'0 0 ' + drawn().size + ' ' + drawn().size"
    role="img"
    [attr.aria-label]="label()"
    shape-rendering="crispEdges"
  >
    <rect width="100%" height="100%" fill="white" />
    <path [attr.d]="drawn().path" fill="black" />
  </svg>`,
  styles: `
    :host {
      display: inline-block;
      width: 8rem;
    }
    svg {
      display: block;
      width: 100%;
    }
  `,
})
export class QrCode {
  readonly text = input.required<string>();
  readonly label = input.required<string>();
  protected readonly drawn = computed(() => {
    const { data, size } = encode(this.text(), { ecc: 'M', border: 2 });
    return { size, path: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('') };
  });
}
