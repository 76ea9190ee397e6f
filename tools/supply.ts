import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";
import { licencesOf, notAllowed } from "./supply/licences.ts";

/**
 * What the product is made of and whether it may be: the list of parts (SBOM, CycloneDX) and of licences into a folder,
 * and an end with status 1 where a licence is not on the list or a known weakness is high. For a build machine.
 */
const FOLDER = process.argv[2] ?? "supply";
await mkdir(FOLDER, { recursive: true });

const { code, output } = await runCommand(
	"npm",
	["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--sbom-type=application"],
	{ quiet: true },
);
if (code !== 0) throw new Error(`npm sbom ended with status ${code}:\n${output.slice(-1_000)}`);
const sbom: unknown = JSON.parse(output.slice(output.indexOf("{")));
await writeFile(join(FOLDER, "sbom.cdx.json"), `${JSON.stringify(sbom, null, 1)}\n`);

const licences = licencesOf(sbom);
const lines = licences.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
await writeFile(join(FOLDER, "licences.txt"), `${lines.join("\n")}\n`);
console.log(`${licences.length} parts in ${FOLDER}/sbom.cdx.json, their licences in ${FOLDER}/licences.txt.`);

const refused = notAllowed(licences);
for (const { name, version, licence } of refused)
	console.error(`Not on the list of licences: ${name} ${version}: ${licence}`);

const audit = await runCommand("npm", ["audit", "--omit=dev", "--audit-level=high"], { quiet: true });
console.log(audit.output.trimEnd().split("\n").slice(-12).join("\n"));
const unasked = audit.output.includes("audit endpoint returned an error");
if (unasked)
	console.error("Known weaknesses could not be asked for: this registry does not answer `npm audit`.");
if (refused.length > 0 || audit.code !== 0) process.exitCode = 1;
