import { expect, it, test } from "vitest";
import { factsFromText } from "./facts-from-text.ts";

const told = (note: string): string[] =>
	factsFromText(note).map(({ id, about }) => (about === undefined ? id : `${id} ${about}`));

test.each([
	"A Alice acabou de dormir, se eu mexer ela quer mamar de novo.",
	"Ainda estou amamentando meu filho",
	"Le doy el pecho a mi hija de tres meses",
])("%j tells of nursing", (note) => {
	expect(told(note)).toContain("breastfeeding");
});

test.each([
	"Uma amiga me deu um clareador com ácido retinoico manipulado que sobrou dela. Posso usar só na testa?",
	"Mi hermana me dio su tretinoína, ¿la puedo usar?",
	"Une amie m'a donné sa crème de trétinoïne, je peux ?",
	"Mia sorella mi ha dato la sua tretinoina",
])("%j speaks of somebody else's medicine", (note) => {
	expect(told(note)).toContain("others_medicine");
});

test.each([
	"Minha amiga me deu um creme hidratante sem perfume",
	"Uso tretinoína que o médico me deu",
	"Mi hermana usa protector solar y me dio un gorro",
])("%j speaks of none", (note) => {
	expect(told(note)).not.toContain("others_medicine");
});

it("takes what a test of patches on the back showed for an allergy", () => {
	expect(
		told(
			"Ano passado fiz aquele exame dos adesivos nas costas e deu o tal do Kathon, joguei fora os xampus.",
		),
	).toContain("allergy methylisothiazolinone");
	expect(told("A médica pediu um exame de sangue e usei um creme com lanolina")).not.toContain(
		"allergy lanolin",
	);
});

test.each([
	[
		"Cały dzień pył z cementu, po umyciu twarz ciągnie, a po goleniu szczypie. Dwie rzeczy, nie więcej. Da się?",
		"two_products",
	],
	["Cały dzień pył z cementu, po umyciu twarz ciągnie, a po goleniu szczypie.", "barrier_strained"],
	["Po goleniu zawsze woda po goleniu, jak mój ojciec, i potem szczypie.", "uses_irritant aftershave"],
	["Nur die Mitesser auf der Nase nerven, bitte ohne Parfüm, und reichen zwei Sachen?", "blackheads"],
	["Nur die Mitesser auf der Nase nerven, bitte ohne Parfüm, und reichen zwei Sachen?", "avoids fragrance"],
	["Tengo puntos negros y quiero dos productos, sin perfume por favor.", "two_products"],
	["A minha pele repuxa depois do banho e não tenho paciência para dez frasquinhos.", "few_products"],
	["J'ai des points noirs sur le nez et ma peau tire après la douche.", "blackheads"],
])("%j tells %s", (note, fact) => {
	expect(told(note)).toContain(fact);
});

test.each([
	"I bought two things and the skin is fine.",
	"Ich benutze seit zwei Wochen eine Creme und meine Haut ist gut.",
	"Mi piel no me tira, está muy bien con la crema.",
])("%j tells of no fewer things and of no tight skin", (note) => {
	expect(told(note)).not.toContain("two_products");
	expect(told(note)).not.toContain("barrier_strained");
});

test.each([
	["Mi mamá dice que es paño por la barriga, ya voy pa 5 meses.", "pregnant"],
	["Hola, tengo 7 meses y me llené de granos, ¿le hace algo al bebé?", "pregnant"],
	["meu bebê tem 3 meses, mama de hora em hora", "breastfeeding"],
	["Tive bebé há 4 meses e ele ainda só mama", "breastfeeding"],
	["Ich stille noch und habe Flecken im Gesicht, was darf ich nehmen?", "breastfeeding"],
	["tengo paño en los cachetes, andamos encargando bebé", "trying"],
	["Estou tentando engravidar e uso um sérum com retinol", "trying"],
])("%j tells %s", (note, fact) => {
	expect(told(note)).toContain(fact);
});

test.each([
	"Tengo 7 meses usando tretinoína y mi bebé ya camina",
	"Llevo 3 meses con la rutina y nada cambia",
	"Minha mama mandou um creme para as mãos",
])("%j tells of no child to come or to nurse", (note) => {
	expect(told(note).filter((one) => ["pregnant", "breastfeeding", "trying"].includes(one))).toEqual([]);
});

it("takes a tube that a sister handed on for nobody's prescription here", () => {
	const facts = told("mi hermana me pasó su Stieva A y me la pongo desde hace 2 semanas");
	expect(facts).toContain("others_medicine");
	expect(facts).not.toContain("prescription_retinoid");
});

it("keeps a prescription of one's own beside a gift of another kind", () => {
	expect(told("mi hermana me regaló un gorro. Uso tretinoína que me recetó el médico")).toContain(
		"prescription_retinoid",
	);
});

test("patches that years of sun made are not taken for melasma", () => {
	expect(told("Tengo manchas en las mejillas desde el embarazo, peor con el sol")).toContain("melasma");
	expect(told("Tengo manchas del sol en las mejillas desde hace años, peor en verano")).not.toContain(
		"melasma",
	);
});
