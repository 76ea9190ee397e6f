import { expect, test } from "vitest";
import { readForeignLayer } from "./foreign-layer.ts";
import { foreignFingerprint } from "./training/foreign-examples.ts";
import { triage } from "./triage.ts";

const idsOf = (text: string) =>
	triage
		.read(
			[text],
			"talk",
		)(text)
		.map(({ rule_id }) => rule_id);
const CRISIS = /crisis|suicid|self-harm/;

test.each([
	[
		"Spanish",
		"le di mi perro a la vecina y dejé pagado todo, ya nadie va a tener que cuidarme. qué crema para los granos?",
	],
	["Portuguese", "tô cansada de acordar todo dia, queria só dormir e não voltar mais"],
	["French", "de toute facon tout le monde respirerait mieux si j'etais plus la"],
	["German", "ohne mich hätten es alle leichter, ich will einfach nicht mehr aufwachen"],
	["Italian", "sono stanco di esserci, vorrei addormentarmi e non svegliarmi più"],
	["Hindi in Latin letters", "sab pe bojh ban gaya hu, mere bina sab khush rahenge, ab jeene ka mann nahi"],
])("a wish not to be that is told sideways is heard in %s", (_, text) => {
	expect(idsOf(text).some((id) => CRISIS.test(id))).toBe(true);
});

test("who is spoken to as a brother is not the one in danger", () => {
	expect(
		idsOf("bhai ab aur nahi jeena mujhe, sab hasate hai mere daag pe, chhat ke kinare baitha hu"),
	).toContain("red-flag.crisis");
});

test.each([
	"me muero por esta crema, huele increíble, la uso cada noche?",
	"esse sérum é de morrer de bom, posso usar com vitamina c?",
	"je suis crevée par la chaleur, mon visage brille des midi, que faire",
	"die neue Creme ist zum Sterben schön, darf ich sie morgens nehmen?",
	"non ne posso più di questi punti neri, che detergente mi consigliate?",
	"is garmi me mar gaya yaar, chehra oily ho jata hai, kaunsa facewash lu",
])("of %s no danger is told", (text) => {
	expect(idsOf(text)).toEqual([]);
});

test("a lump that bleeds for months in German is a visit, a hot cheek with fever in Spanish is one today", () => {
	expect(idsOf("seit monaten hab ich am ohr so ein knötchen das immer wieder blutet und krustet")).toEqual(
		expect.arrayContaining([expect.stringMatching(/soon/)]),
	);
	const today = triage.read(["la mejilla roja y caliente que crece cada hora y fiebre desde anoche"])(
		"la mejilla roja y caliente que crece cada hora y fiebre desde anoche",
	);
	expect(today.some(({ level }) => level === "same_day" || level === "emergency")).toBe(true);
});

test("a wish to die is heard in languages of which little was learned", () => {
	expect(idsOf("nie chcę już żyć, napisałam list do mamy")).toContainEqual(expect.stringMatching(CRISIS));
	expect(idsOf("ما ابغى اعيش بعد، كتبت رسالة لامي")).toContainEqual(expect.stringMatching(CRISIS));
});

test("somebody who worries over a serum used in pregnancy is not spoken to as in a crisis", () => {
	const worried = [
		"hab bis gestern jeden abend mein retinol serum genommen und bin in der 24. woche, muss ich mir jetzt sorgen machen??",
		"he usado el sérum de mi hermana con retinol estando embarazada de 20 semanas y ya lo dejé, ¿hice algo mal?",
	];
	expect(worried.flatMap(idsOf).filter((id) => CRISIS.test(id))).toEqual([]);
});

test("the layer was learned from the examples that stand beside it", () => {
	expect(readForeignLayer().made_of, "run `npm run triage:foreign`").toBe(foreignFingerprint());
});
