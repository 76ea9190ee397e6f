import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { explainFailure } from "./admin/explain-failure.ts";
import { parseWords, UsageError } from "./parse-words.ts";
import { runCommand } from "./run-command.ts";
import {
	licencesOf,
	notAllowed,
	readRelease,
	type Weaknesses,
	weaknessesIn,
	writeReleaseNotes,
} from "./supply/release-notes.ts";
import { makeReleaseKeys, signFolder, sumsOf, verifyFolder } from "./supply/sign-folder.ts";

const USAGE = `npm run supply -- make --to FOLDER [--since COMMIT] [--dist FOLDER] [--sign FILE]
  Writes parts (SBOM, CycloneDX), licences and release notes. --since names the release before. --dist adds what every
  file of the built product is. --sign signs all of it with the private key in FILE. Ends with status 1 where a licence is
  not on the list or a known weakness is high or cannot be asked for.
npm run supply -- keys --to FOLDER
  Makes release-public.pem and release-private.pem. Keep the private one away from every machine of the product.
npm run supply -- verify --from FOLDER --public-key FILE
  Whether the folder is whole and as it was signed.`;

async function main(words: string[]): Promise<void> {
	const { values, positionals } = parseWords({
		args: words,
		allowPositionals: true,
		options: {
			to: { type: "string" },
			from: { type: "string" },
			since: { type: "string" },
			dist: { type: "string" },
			sign: { type: "string" },
			"public-key": { type: "string" },
			help: { type: "boolean", short: "h" },
		},
	});
	const needed = (name: "to" | "from" | "public-key") => {
		const value = values[name];
		if (value === undefined) throw new UsageError(`--${name} is missing. See npm run supply -- --help.`);
		return value;
	};
	const [command] = positionals;
	if (values.help || command === undefined) console.log(USAGE);
	else if (command === "make") await make({ ...values, to: needed("to") });
	else if (command === "keys") writeKeys(needed("to"));
	else if (command === "verify") {
		const names = verifyFolder(needed("from"), readFileSync(needed("public-key"), "utf8"));
		console.log(`Signed with this key and whole: ${names.join(", ")}.`);
	} else throw new UsageError(`There is no command ${command}. See npm run supply -- --help.`);
}

function writeKeys(folder: string): void {
	const { publicKey, privateKey } = makeReleaseKeys();
	writeFileSync(join(folder, "release-private.pem"), privateKey, { flag: "wx", mode: 0o600 });
	writeFileSync(join(folder, "release-public.pem"), publicKey, { flag: "wx" });
	console.log(`Made ${join(folder, "release-public.pem")} and ${join(folder, "release-private.pem")}.`);
}

interface Wanted {
	to: string;
	since?: string | undefined;
	dist?: string | undefined;
	sign?: string | undefined;
}

async function make({ to, since, dist, sign }: Wanted): Promise<void> {
	// Before what takes long: a key that is none, or a release that is unknown.
	const key = sign === undefined ? null : readFileSync(sign, "utf8");
	const { version } = z
		.object({ version: z.string() })
		.parse(JSON.parse(readFileSync("package.json", "utf8")));
	const release = await readRelease(version, since ?? null);
	mkdirSync(to, { recursive: true });
	const write = (name: string, text: string) => writeFileSync(join(to, name), text);

	const sbom = await readSbom();
	write("sbom.cdx.json", `${JSON.stringify(sbom, null, 1)}\n`);
	const licences = licencesOf(sbom);
	write(
		"licences.txt",
		licences.map(({ name, version: of, licence }) => `${name} ${of}: ${licence}\n`).join(""),
	);
	const refused = notAllowed(licences);
	for (const { name, version: of, licence } of refused)
		console.error(`Not on the list of licences: ${name} ${of}: ${licence}`);
	const weaknesses = await askForWeaknesses();
	const parts = { parts: licences.length, refused: refused.map(({ name }) => name), weaknesses };
	write("release-notes.md", writeReleaseNotes(release, parts));
	if (dist !== undefined) write("dist.sha256", sumsOf(dist));
	if (key !== null) signFolder(to, key);
	console.log(
		`${to}: ${licences.length} parts, ${release.changes.length} changes, ${key === null ? "not signed" : "signed"}.`,
	);
	if (refused.length > 0 || weaknesses !== "none high") process.exitCode = 1;
}

async function readSbom(): Promise<unknown> {
	const { code, output } = await runCommand(
		"npm",
		["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--sbom-type=application"],
		{ quiet: true },
	);
	if (code !== 0) throw new Error(`npm sbom ended with status ${code}:\n${output.slice(-1_000)}`);
	return JSON.parse(output.slice(output.indexOf("{")));
}

async function askForWeaknesses(): Promise<Weaknesses> {
	const { output } = await runCommand("npm", ["audit", "--omit=dev", "--json"], { quiet: true });
	const found = weaknessesIn(output);
	if (found === "some high") console.error(output.trimEnd());
	if (found === "not asked")
		console.error("Known weaknesses could not be asked for: this registry does not answer `npm audit`.");
	return found;
}

try {
	await main(process.argv.slice(2));
} catch (error) {
	console.error(explainFailure(error) ?? error);
	process.exitCode = 1;
}
