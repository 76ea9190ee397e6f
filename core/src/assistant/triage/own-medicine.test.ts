import { describe, expect, it } from "vitest";
import { makeChatContext, said } from "../testing/make-chat-context.ts";
import { triageMessage } from "../triage-message.ts";

const context = makeChatContext();

function answerTo(message: string): string {
	return triageMessage({ message, history: said(), context })?.text ?? "";
}

describe("a steroid cream on the face", () => {
	it.each([
		"hydrocortisone 1% that i bought for my sons insect bites, on my cheeks for 3 weeks now, brilliant. can i keep it in",
		"using eumovate on my chin since january, can i continue",
		"cortisone cream on my forehead daily, skin looks great, carry on?",
	])("is not carried on with, and somebody is asked this week: %s", (message) => {
		const text = answerTo(message);
		expect(text).toMatch(/^No, not day after day/);
		expect(text).toMatch(/pharmacist or doctor this week/);
		expect(text).not.toMatch(/weeks to show/);
	});

	it("is no matter of an insect bite on an arm", () => {
		expect(answerTo("hydrocortisone on an insect bite on my arm for two weeks, ok?")).not.toMatch(
			/not day after day/,
		);
	});
});

describe("a prescribed gel that peels", () => {
	it.each([
		"lymecycline plus epiduo at night, week 2 and my face peels. skip the gel some nights or stop both? and my glycolic toner",
		"tretinoin week three, flaking and sore, can i pause a few nights",
		"differin makes me raw, do i push through",
	])("is asked about, the tablets go on and no acid stands beside it: %s", (message) => {
		const text = answerTo(message);
		expect(text).toMatch(/Ask the prescriber or a pharmacist today about the gel/);
		expect(text).toMatch(/Tablets go on as prescribed/);
		expect(text).toMatch(/no acid, toner with acid/);
	});

	it.each([
		"can i use adapalene with niacinamide",
		"what does tretinoin do for lines",
		"my derm told me to stop tretinoin because it peels",
	])("and is not read in: %s", (message) => {
		expect(answerTo(message)).not.toMatch(/Peeling and tightness in the first weeks/);
	});
});
