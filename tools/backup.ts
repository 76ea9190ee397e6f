import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeBackupKeys } from "@dewlight/server/adapters/backup-seal/age-seal.ts";
import { readSecretKey } from "@dewlight/server/adapters/secret-box/secret-box.ts";
import { readConfig } from "@dewlight/server/config.ts";
import { readErasures } from "@dewlight/server/use-cases/settings/index.ts";
import { explainFailure } from "./admin/explain-failure.ts";
import { makeBackup } from "./backup/backup-file.ts";
import { parseWords, UsageError } from "./parse-words.ts";

const USAGE = `npm run backup -- keys --to FOLDER
  Makes backup-public.txt and backup-private.txt. Keep the private one away from every machine of the product.
npm run backup -- make --public-key FILE --to FILE
  Writes database, pictures and the master secret as of now, encrypted to the public key. Runs beside the server on
  PostgreSQL; the embedded database takes one process at a time.
npm run backup -- erased
  Prints the number of each account erased lately, with the time, for restore --erased. Keep the lines with the backups.`;

async function main(words: string[]): Promise<void> {
	const { values, positionals } = parseWords({
		args: words,
		allowPositionals: true,
		options: {
			to: { type: "string" },
			"public-key": { type: "string" },
			help: { type: "boolean", short: "h" },
		},
	});
	const [command] = positionals;
	if (values.help || command === undefined) console.log(USAGE);
	else if (command === "keys") await writeKeys(needed("to", values.to));
	else if (command === "make")
		await make(needed("to", values.to), needed("public-key", values["public-key"]));
	else if (command === "erased") await printErased();
	else throw new UsageError(`There is no command ${command}. See npm run backup -- --help.`);
}

function needed(name: string, value: string | undefined): string {
	if (value === undefined) throw new UsageError(`--${name} is missing. See npm run backup -- --help.`);
	return value;
}

async function writeKeys(folder: string): Promise<void> {
	const { publicKey, privateKey } = await makeBackupKeys();
	writeFileSync(join(folder, "backup-private.txt"), `${privateKey}\n`, { flag: "wx", mode: 0o600 });
	writeFileSync(join(folder, "backup-public.txt"), `${publicKey}\n`, { flag: "wx" });
	console.log(`Made ${join(folder, "backup-public.txt")} and ${join(folder, "backup-private.txt")}.`);
}

async function make(file: string, publicKeyFile: string): Promise<void> {
	const publicKey = readFileSync(publicKeyFile, "utf8");
	const { secretKey, dataDir } = readConfig();
	const { openSystem } = await import("./admin/open-system.ts");
	const system = await openSystem();
	try {
		const key = secretKey ?? readSecretKey(dataDir);
		const { rows, objects } = await makeBackup({
			services: system.services,
			secretKey: key,
			publicKey,
			file,
		});
		console.log(`${file}: ${rows} rows, ${objects} objects.`);
	} finally {
		await system.close();
	}
}

async function printErased(): Promise<void> {
	const { openSystem } = await import("./admin/open-system.ts");
	const system = await openSystem();
	try {
		for (const { userId, at } of await readErasures(system.services.objects))
			console.log(`${userId} ${at.toISOString()}`);
	} finally {
		await system.close();
	}
}

try {
	await main(process.argv.slice(2));
} catch (error) {
	console.error(explainFailure(error) ?? error);
	process.exitCode = 1;
}
