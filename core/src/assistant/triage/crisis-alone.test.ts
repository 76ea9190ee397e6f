import { expect, test } from "vitest";
import { flagsOfRules } from "../../skin/red-flags/red-flag-rules.ts";
import { answerQuestion } from "../answer-question.ts";
import { makeChatContext } from "../testing/make-chat-context.ts";

/** As where only a careful hint at despair is heard. */
const context = makeChatContext({ flagsOf: () => flagsOfRules(new Set(["red-flag.watch-crisis"])) });
const ask = (message: string) => answerQuestion({ message, history: [], context });

test("no product is looked for beneath a hint at help", () => {
	const { text, search } = ask("find me a moisturizer for dry skin");
	expect(search).toBeNull();
	expect(text).toMatch(/crisis line[\s\S]*ask me again for the product alone/);
});

test.each([
	["busco una crema para las manchas de mi cara, ya me da igual todo", /024/],
	["ich suche eine creme gegen trockene haut, mir ist alles egal", /0800/],
	["je cherche une crème pour la peau sèche, tout m'est égal", /3114/],
])("in another language the help stands alone: %s", (message, line) => {
	const { text, search } = ask(message);
	expect(search).toBeNull();
	expect(text).toMatch(line);
	expect(text).not.toMatch(/moisturizer|I would take/);
});

test("what is no search is still answered behind it", () => {
	expect(ask("how much sunscreen do i need").text).toMatch(/finger/);
});
