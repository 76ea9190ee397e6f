import { z } from "zod";

/** Licences under which a part may go out with the product; LGPL where it is a library loaded as it is. */
const ALLOWED = new Set([
	"MIT",
	"MIT-0",
	"ISC",
	"0BSD",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"Apache-2.0",
	"BlueOak-1.0.0",
	"CC0-1.0",
	"CC-BY-3.0",
	"CC-BY-4.0",
	"MPL-2.0",
	"Python-2.0",
	"Unlicense",
	"Zlib",
	"OFL-1.1",
	"PostgreSQL",
	"LGPL-3.0",
	"LGPL-3.0-or-later",
	"WTFPL",
]);
/** Parts whose package file says no SPDX name; read by a person, with what they found. */
const READ: Readonly<Record<string, string>> = {
	// Its file says `SEE LICENSE IN`; the fonts are under the Bitstream Vera licence with public-domain changes.
	"dejavu-fonts-ttf": "Bitstream-Vera",
	// Its file names none; the text beside it is the MIT licence.
	"png-js": "MIT",
};
const OWN = /^pkg:npm\/(?:%40dewlight\/|dewlight@)/;

const licence = z.object({
	license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
	expression: z.string().optional(),
});
const sbomSchema = z.object({
	components: z.array(
		z.object({
			name: z.string(),
			purl: z.string(),
			version: z.string().optional(),
			licenses: z.array(licence).optional(),
		}),
	),
});

interface PartLicence {
	name: string;
	version: string;
	licence: string;
}

/** Every part of others in an SBOM of npm, by name. */
export function licencesOf(sbom: unknown): PartLicence[] {
	return sbomSchema
		.parse(sbom)
		.components.filter(({ purl }) => !OWN.test(purl))
		.map(({ name, version = "", licenses = [] }) => {
			const said = licenses.map(
				({ license, expression }) => expression ?? license?.id ?? license?.name ?? "",
			);
			return { name, version, licence: READ[name] ?? (said.join(" AND ") || "unknown") };
		})
		.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** SPDX expressions as they occur: all of `AND`, one of `OR`. */
export function notAllowed(licences: readonly PartLicence[]): PartLicence[] {
	const isAllowed = (expression: string): boolean => {
		const bare = expression.replaceAll(/[()]/g, "");
		return bare.split(" AND ").every((part) => part.split(" OR ").some((name) => ALLOWED.has(name.trim())));
	};
	return licences.filter(({ name, licence }) => !(name in READ) && !isAllowed(licence));
}
