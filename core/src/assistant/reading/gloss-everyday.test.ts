import { describe, expect, it } from "vitest";
import { everydayWords } from "../../knowledge/gloss/words-in-languages.ts";
import { findLanguage } from "../../skin/note/find-language.ts";
import { inPlainEnglish } from "./gloss-message.ts";

const LANGUAGES = ["Spanish", "Portuguese", "French", "German", "Italian", "Hindi"];

describe("everyday words of six languages", () => {
	it.each([
		["¿en cuánto tiempo hace efecto?", "how long does it take"],
		["¿es peligroso el peeling si espero un bebé?", "pregnant"],
		["o meu creme venceu, eu jogo fora?", "throw it away"],
		["qual a diferença entre gel e creme?", "what is the difference between"],
		["mon sérum sent mauvais", "smells bad"],
		["ich erwarte ein Kind, darf ich Säure nehmen", "pregnant"],
		["diese Creme verstopft die Poren", "clogs pores"],
		["come tolgo le macchie", "how do i get rid of"],
		["cream se badbu aa rahi hai", "smells bad"],
	])("%s", (message, english) => {
		expect(inPlainEnglish(message)).toContain(english);
	});

	it("say every row in every language, or a dash", () => {
		const counts = LANGUAGES.map((one) => Object.keys(everydayWords(one)).length);
		expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(5);
	});
});

describe("languages that share their words", () => {
	it.each([
		["me queimei no sol, o que faço?", "Portuguese"],
		["me quemé con el sol, ¿qué hago?", "Spanish"],
		["que faire contre le soleil", "French"],
	])("%s is %s", (message, name) => {
		expect(findLanguage(message)).toMatchObject({ name });
	});
});

it("reads a small thing in French as no child", () => {
	expect(inPlainEnglish("une petite tache sur la joue qui saigne")).not.toContain("toddler");
});
