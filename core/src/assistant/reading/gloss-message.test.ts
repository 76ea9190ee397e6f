import { describe, expect, it } from "vitest";
import { findLanguage } from "../../skin/note/find-language.ts";
import { inPlainEnglish } from "./gloss-message.ts";

describe("a question of another language in English words of care", () => {
	it.each([
		["¿Con qué frecuencia puedo usar el exfoliante?", "how often can i use the exfoliant"],
		["tengo manchas en las mejillas, qué crema me recomiendas", "dark spots on the cheeks what cream"],
		["¿qué va primero, el sérum o el protector solar?", "first the serum or the sunscreen"],
		["Welche Creme hilft gegen Rötungen?", "which cream helps against redness"],
		["kann ich nach dem Rasieren Säure benutzen", "can i after the shave acid use"],
		["muss ich morgens auch das Gesicht waschen?", "should i morning also the face wash"],
		["quanto tempo demora pra ver resultado?", "how long does it take for see report"],
		["posso usar vitamina c com retinol?", "can i use vitamin c with retinol"],
		["o que eu passo de noite hoje?", "what can i use tonight"],
		["puis-je utiliser la vitamine C avec le rétinol ?", "can i use the vitamin c with the retinol"],
		["pourquoi j'ai des boutons sur le menton", "why i have some pimples on the chin"],
		["quelle crème solaire pour peau grasse", "what sunscreen for skin oily"],
		["posso usare il retinolo in gravidanza?", "can i use the retinol pregnant"],
		["ogni quanto devo fare la maschera", "how often should"],
		["la mia pelle tira dopo il lavaggio, cosa faccio?", "my skin tight after the washing what do i do"],
		["aaj raat kya lagana hai mujhe", "tonight what do i apply"],
		["mera face bahut oily hai kaunsa facewash lu", "my face very oily is which cleanser use"],
		["comment couper les rappels ?", "how turn off reminders"],
		[
			"Reicht da die Sonnencreme auf der Glatze von meinem Mann?",
			"is it enough the sunscreen on the bald head of my husband",
		],
		[
			"ho le occhiaie, mia madre uguale, devo rassegnarmi?",
			"the dark circles mother same must i live with it",
		],
		["meu rosto coça, é verdade que café faz mal?", "my face itches is it true what coffee is it bad"],
		["mere baal gir rahe hai", "my hair loss"],
		["haldi ka face pack dark spots pe kaam karta hai kya", "turmeric haldi of mask dark spots on"],
	])("%s", (message, english) => {
		expect(inPlainEnglish(message)).toContain(english);
	});

	it.each([
		"change routine w season?",
		"instant pimple remover??",
		"baking soda as a scrub",
		"new selfie daily or weekly",
		"list my products step by step",
		"heat rash on my forehead",
		"normal skin, simple routine plan",
	])("is not looked for in English: %s", (message) => {
		expect(findLanguage(message)).toBeNull();
	});
});
