import { TestBed } from '@angular/core/testing';
import { GraphQLClient } from '@kronika/web/client';
import { HomePage } from './home-page';

async function render(request: () => Promise<unknown>): Promise<string> {
  await TestBed.configureTestingModule({
    imports: [HomePage],
    providers: [{ provide: GraphQLClient, useValue: { request } }],
  }).compileComponents();
  const fixture = TestBed.createComponent(HomePage);
  await fixture.whenStable();
  return (fixture.nativeElement as HTMLElement).textContent;
}

describe('HomePage', () => {
  it('shows how the server is', async () => {
    expect(await render(() => Promise.resolve({ health: { status: 'ok', version: '1.2.3' } }))).toContain('Server ok, version 1.2.3');
  });
  it('says so when it does not answer', async () => {
    expect(await render(() => Promise.reject(new Error('down')))).toContain('The server does not answer.');
  });
});
