import { describe, expect, it } from "vitest";
import { hasIdiom, isPlainQuestion, withoutIdioms } from "./plain-question.ts";

describe("a question in another language", () => {
	it.each([
		"welche creme passt zu fettiger haut?",
		"cual serum uso primero con los poros abiertos?",
		"qual sérum fica melhor na rotina?",
		"quel masque pour des points noirs ?",
		"kya besan ka face pack roz laga sakte hain",
	])("that plainly asks after skin care is told no emergency: %s", (message) => {
		expect(isPlainQuestion(message)).toBe(true);
	});

	it.each([
		"mi hijo se comio la crema, que hago?",
		"nach der creme kriege ich keine luft, was tun?",
		"cuantas pastillas hacen falta con el serum para no despertar?",
		"la crème a coulé dans l'œil, quel produit ?",
		"no quiero seguir, que hago",
		"nach dem serum ist die lippe dick, was nun?",
	])("or may tell of more: %s", (message) => {
		expect(isPlainQuestion(message)).toBe(false);
	});

	it("knows words of dying that are said of joy", () => {
		expect(hasIdiom("ich sterbe vor lachen")).toBe(true);
		expect(withoutIdioms("me muero de ganas, me muero")).toMatch(/me muero$/);
		expect(hasIdiom("ich will sterben")).toBe(false);
		expect(withoutIdioms("quiero morir de vergüenza con este grano")).not.toMatch(/morir/);
		expect(hasIdiom("je veux mourir")).toBe(false);
	});

	it("knows an end that is made of spots", () => {
		expect(withoutIdioms("je veux en finir avec l'acné")).not.toMatch(/finir/);
		expect(withoutIdioms("quiero acabar con todo esto del acné")).not.toMatch(/acabar/);
		expect(hasIdiom("quiero acabar con todo")).toBe(false);
		expect(hasIdiom("je veux en finir avec la vie")).toBe(false);
	});
});
