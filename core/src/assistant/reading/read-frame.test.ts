import { describe, expect, it } from "vitest";
import { readFrame } from "./read-frame.ts";
import { spellOut } from "./spell-out.ts";

const read = (message: string) => readFrame(spellOut(message));

describe("a message without its things", () => {
	it.each([
		["how often do i use retinol", "often"],
		["every day?", "often"],
		["and how much", "amount"],
		["in the morning or at night?", "part_of_day"],
		["no i meant at night instead", "part_of_day"],
		["can i leave it on overnight", "stays_on"],
		["what percentage of azelaic acid should i buy", "strength"],
		["how long until niacinamide works", "until"],
		["what instead?", "instead"],
		["which of my steps has ceramides", "held"],
		["can i use glycolic", "may"],
		["is 10% niacinamide too much", "may"],
		["ok and tomorrow?", "day"],
	])("asks certainly for one thing: %s", (message, aspect) => {
		expect(read(message)).toEqual({ aspect, bare: true });
	});

	it.each(["can i use retinol on a tattoo", "how often do i wash my pillow", "is vitamin c ok for my dog"])(
		"says more than its asking, so nothing is certain: %s",
		(message) => {
			expect(read(message)?.bare).toBe(false);
		},
	);

	it.each(["tell me a joke", "my skin is dry", "retinol"])("asks nothing of the kind: %s", (message) => {
		expect(read(message)).toBeNull();
	});
});
