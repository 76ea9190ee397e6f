import { expect, it } from "vitest";
import { flagsOfRules, type RedFlagRuleId } from "../../skin/red-flags/red-flag-rules.ts";
import { answerQuestion } from "../answer-question.ts";
import { makeChatContext } from "../testing/make-chat-context.ts";

const ask = (message: string, ...rules: RedFlagRuleId[]) => {
	const flagsOf = () => flagsOfRules(new Set(rules));
	return answerQuestion({ message, history: [], context: { ...makeChatContext(), flagsOf } });
};
const idsOf = (message: string, ...rules: RedFlagRuleId[]) =>
	ask(message, ...rules).citations.map(({ id }) => id);

it.each([
	"the baby rubs her face on my cheek when she feeds, is my retinol a problem",
	"i am 6 weeks post partum and my chin is full of spots, what can i use",
	"i have five minutes to get the toddler to nursery, what is the one step my face needs",
	"i am 8 weeks and used retinol till sunday, did i do something to the baby",
])("a child beside the writer's own skin brings no text for children: %s", (message) => {
	expect(idsOf(message)).not.toContain("boundary.child");
});

it.each([
	"my lo is 5 weeks with bumps on his cheeks, can i dab my acid pads on them",
	"my daughters 9 and wants the acid serum her friends use",
	"is my cream ok for my toddler",
	"can my 9 year old use my retinol? i use it every night",
	"the baby has red cheeks, can i put my cream on him",
])("a child's own skin is answered for a child: %s", (message) => {
	expect(idsOf(message)).toContain("boundary.child");
});

it("a child that is named never hides what the writer does to themselves", () => {
	const text = ask("our baby is 5 weeks old and i cut my arm again", "red-flag.self-harm").text;
	expect(text).toMatch(/do not stay alone/);
});

it("a dose for a child is left to the label and whoever can tell it, with the signs that cannot wait", () => {
	const { text } = ask("how much calpol for my 1 year old, teething, shops are shut");
	expect(text).toMatch(/^I give no dose/);
	expect(text).toMatch(/label/);
	expect(text).toMatch(/38 degrees/);
});

it("a grandmother is never told that she is too young", () => {
	const { text } = ask("my granddaughter turns 10 and is in fourth grade, what skin gift is harmless");
	expect(text).not.toMatch(/You need to be 13/);
});
