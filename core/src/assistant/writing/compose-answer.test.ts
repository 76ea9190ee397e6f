import { describe, expect, it } from "vitest";
import { oneAnswer } from "./compose-answer.ts";

const PAUSE = "Leave Glow Serum off until skin has been calm for two weeks, then again on one night a week.";
const NOT_NOW =
	"Not now: while skin peels, stings or feels tight, leave retinol out, and begin again on one night a week once it has been calm for two weeks.";

describe("what stands together in one answer", () => {
	it("is said once", () => {
		expect(oneAnswer(["Use it at night, on dry skin.", "Use it at night, on dry skin. Then cream."])).toEqual(
			["Use it at night, on dry skin.", "Then cream."],
		);
	});

	it("tells one pause, that of the shelf", () => {
		expect(oneAnswer([PAUSE, NOT_NOW])).toEqual([PAUSE, ""]);
	});

	it("gives no timetable beside a pause", () => {
		expect(oneAnswer([NOT_NOW, "Over a moisturizer it is milder than before."])).toEqual([NOT_NOW, ""]);
	});

	it("leaves lists as they are", () => {
		expect(oneAnswer(["- Redness\n- Shine"])).toEqual(["- Redness\n- Shine"]);
	});
});
