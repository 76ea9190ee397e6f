import { z } from "zod";
import { UsageError } from "../parse-words.ts";
import { runCommand } from "../run-command.ts";

const MIGRATIONS = "server/src/db/migrations";

export interface Release {
	version: string;
	commit: string;
	/** YYYY-MM-DD of the commit. */
	day: string;
	/** Commit or tag of the release before; null for a first one. */
	since: string | null;
	/** First lines of the commits since, newest first. */
	changes: readonly string[];
	/** Names of the migrations that came with them, oldest first. */
	migrations: readonly string[];
	/** True where files differ from the commit. */
	changedByHand: boolean;
}

/** What the history tells of the release at hand. */
export async function readRelease(version: string, since: string | null, cwd = "."): Promise<Release> {
	const git = async (...args: string[]) => {
		const { code, output } = await runCommand("git", args, { quiet: true, cwd });
		if (code !== 0) throw new UsageError(`git ${args[0]} failed: ${output.trim().split("\n")[0]}`);
		return output.trim();
	};
	const range =
		since === null ? ["HEAD"] : [`${await git("rev-parse", "--verify", `${since}^{commit}`)}..HEAD`];
	const lines = (text: string) => text.split("\n").filter(Boolean);
	const added =
		since === null
			? await git("ls-files", "--", `${MIGRATIONS}/*.sql`)
			: await git("diff", "--name-only", "--diff-filter=A", ...range, "--", `${MIGRATIONS}/*.sql`);
	return {
		version,
		since,
		commit: await git("rev-parse", "HEAD"),
		day: await git("log", "-1", "--format=%cs"),
		changes: lines(await git("log", "--no-merges", "--format=%s", ...range)),
		migrations: lines(added).map((path) => path.slice(MIGRATIONS.length + 1, -".sql".length)),
		changedByHand: (await git("status", "--porcelain")) !== "",
	};
}

interface Supply {
	parts: number;
	/** Names of parts whose licence is not on the list. */
	refused: readonly string[];
	weaknesses: Weaknesses;
}

const WEAKNESSES = {
	"none high": "`npm audit` knows none that is high.",
	"some high": "`npm audit` knows some that are high.",
	"not asked": "not asked for: the registry does not answer `npm audit`.",
} as const;

/** Markdown for operators: what changed, what happens to the database, what it is made of. */
export function writeReleaseNotes(release: Release, { parts, refused, weaknesses }: Supply): string {
	const { version, commit, day, since, changes, migrations, changedByHand } = release;
	const list = (items: readonly string[], none: string) =>
		items.length > 0 ? items.map((item) => `- ${item}`).join("\n") : none;
	return `# Dewlight ${version} of ${day}

Commit ${commit}.${changedByHand ? " **Files differ from the commit.**" : ""}

## What changed ${since === null ? "up to here" : `since ${since}`}

${list(changes, "Nothing.")}

## Database

${list(migrations, "No migration.")}

Upgrade and rollback: docs/operations.md.

## Parts

${parts} parts of others: \`sbom.cdx.json\` (CycloneDX), their licences in \`licences.txt\`.
Licences that are not on the list: ${refused.join(", ") || "none"}.
Known weaknesses: ${WEAKNESSES[weaknesses]}
`;
}

export type Weaknesses = "none high" | "some high" | "not asked";

const reportSchema = z.object({
	metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
});

/** What `npm audit --json` says; by its report alone, for a registry that refuses ends it with the same status. */
export function weaknessesIn(report: string): Weaknesses {
	const json = /\{[\s\S]*\}/.exec(report)?.[0];
	if (json === undefined) return "not asked";
	try {
		const read = reportSchema.safeParse(JSON.parse(json));
		if (!read.success) return "not asked";
		const { high, critical } = read.data.metadata.vulnerabilities;
		return high + critical > 0 ? "some high" : "none high";
	} catch {
		return "not asked";
	}
}

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
