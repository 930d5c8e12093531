/** @jest-environment jsdom */
import { dispatch, type Behaviour } from './dispatcher';

const seen: string[] = [];

/** A behaviour that records its calls. */
const recorder = (name: string): Behaviour => ({
  click: (element, event) => void seen.push(`${name} click #${element.id} from #${(event.target as Element).id}`),
  submit: (element) => void seen.push(`${name} submit #${element.id}`),
  input: (element) => void seen.push(`${name} input #${element.id}`),
});

const silent: Behaviour = {};

/** Starts the dispatcher on a separate document, so that tests do not share events. */
function start(early: readonly Event[] = []): void {
  const listen = jest.spyOn(document, 'addEventListener');
  dispatch({ first: recorder('first'), second: recorder('second'), silent }, early);
  const added = listen.mock.calls.map(([type, listener]) => [type, listener] as const);
  listen.mockRestore();
  stop = () => added.forEach(([type, listener]) => document.removeEventListener(type, listener));
}

let stop = (): void => undefined;

function happens(id: string, type: string): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  document.getElementById(id)!.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  seen.length = 0;
  document.body.innerHTML = `
    <div id="outer" data-behaviour="first">
      <button id="inner" data-behaviour="second"><span id="icon"></span></button>
      <span id="text"></span>
    </div>
    <form id="form" data-behaviour="first"></form>
    <p id="silent" data-behaviour="silent"></p>
    <p id="unknown" data-behaviour="toString"></p>
    <p id="plain"></p>`;
});

afterEach(() => stop());

test.each([
  ['outer', 'click', ['first click #outer from #outer']],
  ['text', 'click', ['first click #outer from #text']],
  ['inner', 'click', ['second click #inner from #inner']],
  ['icon', 'click', ['second click #inner from #icon']],
  ['form', 'submit', ['first submit #form']],
  ['form', 'input', ['first input #form']],
  ['silent', 'click', []],
  ['silent', 'submit', []],
  ['unknown', 'click', []],
  ['plain', 'click', []],
])('#%s, %s', (id, type, expected) => {
  start();
  happens(id, type);
  expect(seen).toEqual(expected);
});

test('early events are answered first, in order and once', () => {
  const early = [happens('icon', 'click'), happens('plain', 'click'), happens('form', 'submit')];
  start(early);
  expect(seen).toEqual(['second click #inner from #icon', 'first submit #form']);
  happens('outer', 'click');
  expect(seen).toEqual(['second click #inner from #icon', 'first submit #form', 'first click #outer from #outer']);
});

test('elements that come later are answered as well', () => {
  start();
  document.body.insertAdjacentHTML('beforeend', '<button id="late" data-behaviour="first"></button>');
  happens('late', 'click');
  expect(seen).toEqual(['first click #late from #late']);
});

test('an event without an element is none of its business', () => {
  start();
  document.dispatchEvent(new Event('click'));
  expect(seen).toEqual([]);
});
