import fc from "fast-check";
import { expect, test } from "vitest";
import { HINTS, type Hint } from "./choose-hint.ts";
import { HOLD_MS, holdHint, NOTHING_HELD, PATIENCE_MS, speedOf, withPatience } from "./use-hint.ts";

interface Frame {
	hint: Hint;
	/** Milliseconds since the frame before. */
	after: number;
}

/** What is shown after each frame, and when. */
function play(frames: readonly Frame[]) {
	let held = NOTHING_HELD;
	let now = 0;
	return frames.map(({ hint, after }) => {
		now += after;
		held = holdHint(held, hint, now);
		return { now, hint, shown: held.shown };
	});
}

const anyFrames = fc.array(
	fc.record({
		hint: fc.constantFrom<Hint[]>("good", "too_far", "move_left", "turned"),
		after: fc.integer({ min: 40, max: 400 }),
	}),
	{ maxLength: 60 },
);

test("a hint that stays is shown after the hold", () => {
	const shown = play(Array.from({ length: 8 }, () => ({ hint: "too_far" as const, after: 125 })));
	expect(shown.map(({ shown: hint }) => hint)).toEqual([
		null,
		null,
		null,
		null,
		null,
		"too_far",
		"too_far",
		"too_far",
	]);
});

test("one odd frame changes nothing", () => {
	const steady = Array.from({ length: 8 }, () => ({ hint: "good" as const, after: 125 }));
	const shown = play([...steady, { hint: "turned", after: 125 }, ...steady]);
	expect(new Set(shown.slice(6).map(({ shown: hint }) => hint))).toEqual(new Set(["good"]));
});

test("what is shown changes only to what every frame of the hold has said", () => {
	fc.assert(
		fc.property(anyFrames, (frames) => {
			const seen = play(frames);
			seen.forEach(({ now, shown }, index) => {
				if (shown === (seen[index - 1]?.shown ?? null)) return;
				const meanwhile = seen.slice(0, index + 1).filter((frame) => now - frame.now <= HOLD_MS);
				expect(new Set(meanwhile.map(({ hint }) => hint))).toEqual(new Set([shown]));
			});
		}),
	);
});

test("two changes are never closer than the hold", () => {
	fc.assert(
		fc.property(anyFrames, (frames) => {
			const changes = play(frames).filter(
				({ shown }, index, all) => shown !== (all[index - 1]?.shown ?? null),
			);
			changes.slice(1).forEach(({ now }, index) => {
				expect(now - (changes[index]?.now ?? 0)).toBeGreaterThanOrEqual(HOLD_MS);
			});
		}),
	);
});

test("every hint can be shown", () => {
	for (const hint of HINTS) {
		expect(
			play([
				{ hint, after: 0 },
				{ hint, after: HOLD_MS },
			]).at(-1)?.shown,
		).toBe(hint);
	}
});

test("light that a room does not have is asked for only so long, and anew after something else", () => {
	const asked = withPatience("other_side_light", null, 500);
	expect(asked).toEqual({ hint: "other_side_light", since: 500 });
	const late = 501 + PATIENCE_MS;
	expect(withPatience("other_light_color", asked.since, late).hint).toBe("good_alone");
	const moved = withPatience("too_far", asked.since, late);
	expect(withPatience("other_side_light", moved.since, late).hint).toBe("other_side_light");
});

const face = { size: 0.25, x: 0.5, y: 0.5, yaw: 0, pitch: 0, roll: 0 };

test("a face that crosses its own eye distance in a second has the speed one, in a picture of any shape", () => {
	// The shorter edge is the width of a portrait and the height of a landscape.
	expect(speedOf(face, { ...face, x: 0.75 }, 1, 0.75)).toBeCloseTo(1);
	expect(speedOf(face, { ...face, y: 0.75 }, 1, 1.5)).toBeCloseTo(1);
	expect(speedOf(face, { ...face, y: 0.75 }, 0.5, 1)).toBeCloseTo(2);
});

test("a face at rest has none", () => {
	expect(speedOf(face, face, 0.125, 1)).toBe(0);
});
