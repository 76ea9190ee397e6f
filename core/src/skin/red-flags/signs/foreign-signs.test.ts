import { describe, expect, it } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const ids = (text: string): string[] => exactFlags(text).map(({ rule_id }) => rule_id);

describe("danger in another language", () => {
	it.each([
		["Desde ayer no quiero despertar, estoy muy cansada de todo", "red-flag.suicidal"],
		["Je n'en peux plus de vivre avec cette peau", "red-flag.suicidal"],
		["Ich mag nicht mehr da sein, es ist alles zu viel", "red-flag.suicidal"],
		["J'ai pris 20 comprim\u00e9s hier soir", "red-flag.overdose"],
		["Tengo los labios muy hinchados despu\u00e9s de la crema", "red-flag.airway-swelling"],
		["Mia figlia ha l'occhio gonfio e la febbre da ieri", "red-flag.sight"],
		["Meine Haut l\u00f6st sich, Blasen und Fieber seit den neuen Tabletten", "red-flag.skin-coming-off"],
		["Caiu \u00e1gua fervendo no rosto do meu filho", "red-flag.large-burn"],
		["Mere chehre par garam tel gir gaya hai, kya lagau", "red-flag.large-burn"],
		["Ik heb bleekmiddel op mijn gezicht gekregen", "red-flag.chemical-on-skin"],
		["Mi hijo se trag\u00f3 las pastillas de la abuela", "red-flag.swallowed"],
		["ik wil dood", "red-flag.suicidal"],
		["\u044f \u043d\u0435 \u0445\u043e\u0447\u0443 \u0436\u0438\u0442\u044c", "red-flag.suicidal"],
		["\u6211\u60f3\u6b7b", "red-flag.suicidal"],
		["mi amiga se quiere matar", "red-flag.bystander"],
		["Mir ist Fruchtsäurepeeling ins rechte Auge getropft, es brennt", "red-flag.chemical-in-eye"],
		["minha pálpebra inchou, estou com 39,1 e vejo duplo", "red-flag.sight"],
		["mein Muttermal hat sich ver\u00e4ndert und ist gewachsen", "red-flag.changing-mole"],
		["Mein Mann ist umgekippt und reagiert nicht", "red-flag.collapse"],
	])("%s", (text, rule) => {
		expect(ids(text)).toContain(rule);
	});

	it.each([
		"\u00bfQu\u00e9 crema me va bien para la piel seca en invierno?",
		"Welche Creme hilft gegen R\u00f6tungen im Gesicht?",
		"Ma peau tiraille apr\u00e8s le nettoyant, que faire ?",
		"Qual protetor solar n\u00e3o deixa o rosto branco?",
		"Ho la pelle grassa e i pori larghi, che siero uso?",
		"Meri twacha sookhi hai, kaunsi cream lagau",
		"Welke zonnebrand is goed voor mijn droge huid?",
	])("leaves alone: %s", (text) => {
		expect(ids(text)).toEqual([]);
	});
});

it("takes a lid that swells with fever and double sight for no allergy", () => {
	expect(ids("minha pálpebra inchou, estou com 39,1 e vejo duplo")).not.toContain("red-flag.face-swelling");
});
