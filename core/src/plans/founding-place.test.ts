import fc from "fast-check";
import { expect, test } from "vitest";
import { mayHoldPlace } from "./prices.ts";

const asker = fc.record({ isYoung: fc.boolean(), holds: fc.nat(5) });

test("whoever comes in whatever order, no more places are held and taken than exist", () => {
	fc.assert(
		fc.property(
			fc.nat(60),
			fc.array(fc.record({ asker, pays: fc.boolean() }), { maxLength: 150 }),
			(places, comers) => {
				const state = { taken: 0, held: 0, heldByYoung: 0 };
				for (const comer of comers) {
					if (!mayHoldPlace({ ...state, asker: comer.asker }, places)) continue;
					if (comer.pays) state.taken += 1;
					else {
						state.held += 1;
						if (comer.asker.isYoung) state.heldByYoung += 1;
					}
					expect(state.taken + state.held).toBeLessThanOrEqual(places);
				}
			},
		),
	);
});

test("a crowd of new accounts that never pays leaves nine of ten places to others", () => {
	let held = 0;
	while (mayHoldPlace({ taken: 0, held, heldByYoung: held, asker: { isYoung: true, holds: 0 } }, 1_000))
		held += 1;
	expect(held).toBe(100);
	const older = { isYoung: false, holds: 0 };
	expect(mayHoldPlace({ taken: 0, held, heldByYoung: held, asker: older }, 1_000)).toBe(true);
});

test("the last place can be bought by a new account too", () => {
	const young = { isYoung: true, holds: 0 };
	expect(mayHoldPlace({ taken: 999, held: 0, heldByYoung: 0, asker: young }, 1_000)).toBe(true);
	expect(mayHoldPlace({ taken: 999, held: 1, heldByYoung: 1, asker: young }, 1_000)).toBe(false);
});

test("one account holds a place three times a day", () => {
	const state = { taken: 0, held: 0, heldByYoung: 0 };
	expect(mayHoldPlace({ ...state, asker: { isYoung: false, holds: 2 } })).toBe(true);
	expect(mayHoldPlace({ ...state, asker: { isYoung: false, holds: 3 } })).toBe(false);
});

test("a visitor is offered what is left", () => {
	expect(mayHoldPlace({ taken: 999, held: 0, heldByYoung: 0, asker: null })).toBe(true);
	expect(mayHoldPlace({ taken: 1_000, held: 0, heldByYoung: 0, asker: null })).toBe(false);
});
