import { expect, it } from "vitest";
import { flagsOfRules, type RedFlagRuleId } from "../../skin/red-flags/red-flag-rules.ts";
import { flagAnswer } from "./flag-answer.ts";

const told = (rule: RedFlagRuleId, message: string): string =>
	flagAnswer(flagsOfRules(new Set([rule])), message)?.text ?? "";

it.each([
	["caiu acetona no meu olho, uso lente, o que faço agora", /lente enquanto lava/],
	["wybielacz prysnął mi do oka, co mam teraz zrobić", /soczewkę wyjmij/],
	["me entró quitaesmalte en el ojo y llevo lentillas, qué hago", /quita la lentilla/],
	["mir ist Reiniger ins Auge gespritzt und ich trage Kontaktlinsen", /Kontaktlinse beim Spülen heraus/],
])("an eye is told of its lens in the language of the message: %s", (message, words) => {
	expect(told("red-flag.chemical-in-eye", message)).toMatch(words);
});

it("a child that swallowed something is told of in its language: no vomiting, no milk, the bottle", () => {
	const text = told("red-flag.swallowed", "mein Sohn hat Nagellackentferner getrunken, was soll ich machen");
	expect(text).toMatch(/Kein Erbrechen auslösen, keine Milch/);
	expect(text).toMatch(/Packung in der Hand/);
});

it.each([
	["bu asit cildimi yaktı, ne yapmam lazım şimdi", /^Cilde ya da göze geldiyse/],
	["caiu ácido na perna do meu bebê, até agora está vermelho", /^Se caiu na pele/],
	["me cayó ácido en el brazo y comienza a arder, qué hago", /^Si cayó en la piel/],
	["ich trage Handschuhe, aber mir ist Säure auf die Haut gelaufen", /^Spül Haut oder Augen/],
])("skin that was hit is not spoken of as something swallowed: %s", (message, words) => {
	expect(told("red-flag.chemical-on-skin", message)).toMatch(words);
});

it.each([
	["mon fils a bu du dissolvant, qu'est-ce que je fais", /Ne provoquez pas de vomissements/],
	["meu filho bebeu acetona, o que eu faço", /Não provoque o vômito/],
	["dziecko połknęło płyn do naczyń, co mam teraz robić", /Nie wywołuj wymiotów/],
	["mi hija se comió el jabón líquido, qué hago ahora", /No provoques el vómito/],
])("what was drunk or eaten is: %s", (message, words) => {
	expect(told("red-flag.swallowed", message)).toMatch(words);
});

it.each([
	["red-flag.suicidal", "ya no quiero vivir más y lo tengo decidido"],
	["red-flag.allergic-reaction", "aidez moi ma fille a la bouche gonflée et elle siffle"],
] as const)("a word about the language of the app ends no cry for help: %s", (rule, message) => {
	expect(told(rule, message)).not.toMatch(/inglés|anglais/);
});
