import { expect, test } from "vitest";
import { licencesOf, notAllowed } from "./release-notes.ts";

const part = (name: string, ...licenses: object[]) => ({
	name,
	version: "1.0.0",
	licenses,
	purl: `pkg:npm/${name.replace("@", "%40")}@1.0.0`,
});

test("a licence on the list passes, also as one of several; one that is not, or that nobody named, is told", () => {
	const licences = licencesOf({
		components: [
			part("fine", { license: { id: "MIT" } }),
			part("either", { expression: "(GPL-2.0 OR MIT)" }),
			part("both", { expression: "MIT AND GPL-2.0" }),
			part("silent"),
			part("@dewlight/core"),
		],
	});
	expect(licences.map(({ name }) => name)).toEqual(["both", "either", "fine", "silent"]);
	expect(notAllowed(licences).map(({ name, licence }) => [name, licence])).toEqual([
		["both", "MIT AND GPL-2.0"],
		["silent", "unknown"],
	]);
});
