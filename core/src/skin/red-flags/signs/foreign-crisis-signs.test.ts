import { describe, expect, it } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const ids = (text: string): string[] =>
	exactFlags(text).map(({ rule_id }) => rule_id.replace("red-flag.", ""));

describe("a crisis beside a question of skin care, in another language", () => {
	it.each([
		["no me quedan fuerzas para vivir, ¿qué crema compro?", "suicidal"],
		["estoy harta de vivir y tengo manchas", "suicidal"],
		["quiero tirarme por la ventana, ¿un gel barato?", "suicidal"],
		["plus la force de vivre, et ma peau est horrible", "suicidal"],
		["je vais sauter du pont. une crème hydratante ?", "suicidal"],
		["ich habe keine kraft mehr zum leben, welches serum", "suicidal"],
		["mein abschiedsbrief liegt da, welcher lippenbalsam", "suicidal"],
		["não tenho mais vontade de viver, qual protetor?", "suicidal"],
		["guardei os comprimidos, ninguém vai notar. um creme?", "suicidal"],
		["non ho più voglia di vivere, che siero prendo", "suicidal"],
		["penso di buttarmi dal ponte, che crema uso", "suicidal"],
		["zindagi se tang aa gayi hu, sasti cream batao", "suicidal"],
		["je me fais du mal, quelle crème pour les marques", "self-harm"],
		["tu mir selbst weh, welche narbencreme", "self-harm"],
		["niemand braucht mich. welche maske", "crisis"],
	])("is heard: %s", (message, rule) => {
		expect(ids(message)).toContain(rule);
	});

	it.each([
		"estoy harta de los granos, ¿qué hago?",
		"la vida útil de la crema abierta, ¿cuánto es?",
		"mi crema ya no tiene sentido en verano",
		"plus envie de mettre du fond de teint, une crème teintée ?",
		"das leben in der stadt macht meine haut fahl",
		"mach schluss mit dem peeling, oder?",
		"carta de despedida para mi jefe y brillo en la cara, ¿polvos?",
		"me hago daño con la maquinilla al afeitarme, ¿qué bálsamo?",
		"la vita media di una crema aperta?",
		"thak gayi hu in pimples se, kya karu?",
	])("and is not heard in: %s", (message) => {
		expect(ids(message)).toEqual([]);
	});
});

describe("a throat that closes", () => {
	it.each([
		"the girl at the counter gave me a sample cream, now my lips puff up and my throat is tight when i swallow",
		"new toner from my son, tongue thick, swallowing is hard",
	])("is an allergy and nothing swallowed: %s", (message) => {
		expect(ids(message)).toContain("airway-swelling");
		expect(ids(message)).not.toContain("swallowed");
	});

	it("stays poison where something was drunk", () => {
		expect(ids("my son drank nail polish remover and it hurts to swallow")).toContain("swallowed");
	});

	it.each([
		"sore throat with this cold, hurts to swallow, dry nose, which ointment",
		"hard to swallow that this serum costs 90",
	])("is none of: %s", (message) => {
		expect(ids(message)).toEqual([]);
	});
});

it("letters that are written as one are read: œil", () => {
	expect(ids("j'ai de la javel dans l'œil, quelles gouttes ?")).toContain("chemical-in-eye");
});

it("half of a face in one's own words: meu rosto", () => {
	expect(ids("metade do meu rosto caiu e falo enrolado")).toContain("stroke");
});
