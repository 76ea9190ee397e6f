import { expect, it } from "vitest";
import { flagsOfRules, type RedFlagRuleId } from "../../skin/red-flags/red-flag-rules.ts";
import { flagAnswer } from "./flag-answer.ts";

const told = (rule: RedFlagRuleId, message: string): string =>
	flagAnswer(flagsOfRules(new Set([rule])), message)?.text ?? "";

it.each([
	["caiu acetona no meu olho, uso lente, o que faço agora", /lente enquanto lava/],
	["me entró quitaesmalte en el ojo y llevo lentillas, qué hago", /lentilla fuera/],
	["mir ist Reiniger ins Auge gespritzt und ich trage Kontaktlinsen", /Kontaktlinse beim Spülen heraus/],
])("an eye is told of its lens in the language of the message: %s", (message, words) => {
	expect(told("red-flag.chemical-in-eye", message)).toMatch(words);
});

it("a child that swallowed something is told of in its language: no vomiting, no milk, the bottle", () => {
	const text = told("red-flag.swallowed", "mein Sohn hat Nagellackentferner getrunken, was soll ich machen");
	expect(text).toMatch(/Nicht erbrechen lassen, keine Milch/);
	expect(text).toMatch(/Packung in der Hand/);
});

it.each([
	["red-flag.suicidal", "ya no quiero vivir más y lo tengo decidido"],
	["red-flag.allergic-reaction", "aidez moi ma fille a la bouche gonflée et elle siffle"],
] as const)("a word about the language of the app ends no cry for help: %s", (rule, message) => {
	expect(told(rule, message)).not.toMatch(/inglés|anglais/);
});
