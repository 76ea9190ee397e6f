import { describe, expect, it } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const ids = (text: string): string[] => exactFlags(text).map(({ rule_id }) => rule_id);

describe("a wish to die that is not said in so many words", () => {
	it.each([
		"dann muss sich keiner mehr mit mir abgeben, ich habe mir für sonntag was überlegt",
		"ohne mich seid ihr alle besser dran",
		"ich hab mir einen tag ausgesucht, dann ist schluss",
		"hab mich von allen verabschiedet, mehr brauch ich nicht",
		"dann bin ich endlich keinem mehr eine last",
		"estarían todos mejor sin mí",
		"pronto dejaré de ser una carga para mi familia",
		"me despedí de todos y ya dejé todo arreglado",
		"solo quiero dormirme y no despertar nunca más",
		"vous serez tous mieux sans moi",
		"bientôt je ne serai plus un poids pour personne",
		"j'ai dit au revoir à tout le monde, il ne reste plus rien à faire",
		"vocês ficam melhor sem mim",
		"me despedi de todo mundo e deixei tudo resolvido",
		"ninguém vai sentir a minha falta",
		"starete tutti meglio senza di me",
		"ho scelto il giorno, poi nessuno dovrà più occuparsi di me",
		"vorrei addormentarmi e non svegliarmi mai più",
		"le monde serait mieux sans moi",
		"sou um peso para todos, mas está quase a acabar",
		"he regalado mis cosas, no las voy a necesitar",
		"voglio sparire per sempre",
		"die arbeit, die cremes, alles egal, ohne mich seid ihr besser dran",
	])("is heard: %s", (text) => {
		expect(ids(text)).toContain("red-flag.suicidal");
	});

	it.each([
		"am sonntag habe ich eine feier, was kann ich bis dahin gegen pickel tun",
		"ohne sonnencreme bin ich besser dran?",
		"ich hab mich vom peeling verabschiedet, ist das gut",
		"se acaba la crema el domingo, cuál compro",
		"mi piel está mejor sin jabón",
		"no quiero despertar con la piel tan grasa",
		"j'ai dit au revoir au gommage, c'est bien ?",
		"le flacon sera fini dimanche, lequel racheter",
		"o creme acaba domingo, qual compro",
		"minha pele fica melhor sem sabonete",
		"ho salutato il retinolo, e adesso",
		"la mia pelle sta meglio senza sapone",
		"ho deciso la data del matrimonio, poi quale routine",
		"tengo la fecha de la boda, después qué crema uso",
		"j'ai choisi la date du mariage, après quelle crème",
		"samstag ist mein letzter tag im urlaub, welche sonnencreme",
		"voglio far sparire le macchie per sempre",
		"mi piel está mejor sin mi crema de siempre",
	])("is not heard in: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.suicidal");
	});
});

describe("a stroke in another language", () => {
	it.each([
		"mi suegro tiene la mitad de la cara caída, habla raro, como con la lengua gorda",
		"ma mère a la moitié du visage qui tombe et elle parle bizarrement depuis ce matin",
		"meinem opa hängt seit heute früh die eine gesichtshälfte und er spricht verwaschen",
		"o meu avô está com metade do rosto caído e fala enrolado",
		"mio nonno ha metà viso paralizzato e parla strano, la lingua impastata",
		"papa ka aadha chehra latak gaya hai aur theek se bol nahi pa rahe",
	])("is heard, and no allergy beside it: %s", (text) => {
		expect(ids(text)).toContain("red-flag.stroke");
		expect(ids(text)).not.toContain("red-flag.airway-swelling");
	});

	it.each([
		"tengo la mitad de la cara más seca que la otra, qué crema",
		"ma peau est tombée de fatigue, un côté du visage est plus sec",
		"mein gesicht hängt ein bisschen durch mit 60, welche creme strafft",
		"metade do meu rosto é mais oleosa, o que uso",
		"la pelle del viso è cadente, che siero mi consigli",
	])("is not heard in: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.stroke");
	});

	it("keeps the allergy where something swells beside it", () => {
		expect(ids("tiene la boca torcida y los labios muy hinchados con ronchas")).toContain(
			"red-flag.airway-swelling",
		);
	});
});
