import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { secretKeyFile } from "@dewlight/server/adapters/secret-box/secret-box.ts";
import { readConfig } from "@dewlight/server/config.ts";
import type { Erasure } from "@dewlight/server/use-cases/settings/index.ts";
import { explainFailure } from "./admin/explain-failure.ts";
import { readBackupKey, restoreBackup } from "./backup/backup-file.ts";
import { parseWords, UsageError } from "./parse-words.ts";

const USAGE = `npm run restore -- --from FILE --private-key FILE [--erased FILE]

Puts a backup into an empty system and erases again who was erased since: by what the object store still knows, and by
the lines of "npm run backup -- erased". Stop the server first. Everybody has to sign in again afterwards.`;

async function main(args: string[]): Promise<void> {
	const { values } = parseWords({
		args,
		options: {
			from: { type: "string" },
			"private-key": { type: "string" },
			erased: { type: "string" },
			help: { type: "boolean", short: "h" },
		},
	});
	const { from: file, "private-key": keyFile } = values;
	if (values.help) return console.log(USAGE);
	if (!file || !keyFile)
		throw new UsageError("--from and --private-key are needed. See npm run restore -- --help.");
	const privateKey = readFileSync(keyFile, "utf8");
	const erased = values.erased ? readErased(readFileSync(values.erased, "utf8")) : [];
	takeKey(await readBackupKey(file, privateKey));
	const { openSystem } = await import("./admin/open-system.ts");
	const system = await openSystem();
	try {
		const options = { file, privateKey, erased, operator: userInfo().username };
		const { rows, objects, madeAt, erasedAgain } = await restoreBackup({
			services: system.services,
			...options,
		});
		console.log(`Restored ${rows} rows and ${objects} objects of ${madeAt}.`);
		console.log(`Erased again: ${erasedAgain.length === 0 ? "nobody" : erasedAgain.join(", ")}.`);
	} finally {
		await system.close();
	}
}

/** Without its key what is sealed in the database cannot be opened: it goes where the server looks for one. */
function takeKey(key: string): void {
	const { secretKey, dataDir } = readConfig();
	const file = secretKeyFile(dataDir);
	const present = secretKey ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : null);
	if (present === key) return;
	if (present !== null) {
		const where = secretKey === null ? file : "SECRET_KEY";
		throw new UsageError(
			`${where} holds another key than the backup. Take it away, and the backup's is put there.`,
		);
	}
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	writeFileSync(file, `${key}\n`, { mode: 0o600, flag: "wx" });
	console.log(`The backup's master secret is in ${file}. On several machines set it as SECRET_KEY.`);
}

/** Lines of "npm run backup -- erased": a number and a time. */
function readErased(text: string): Erasure[] {
	return text
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line) => {
			const [, userId, at] = /^(\d+) (\S+)$/.exec(line.trim()) ?? [];
			if (at === undefined || Number.isNaN(Date.parse(at)))
				throw new UsageError(`No number and time: ${line}`);
			return { userId: Number(userId), at: new Date(at) };
		});
}

try {
	await main(process.argv.slice(2));
} catch (error) {
	console.error(explainFailure(error) ?? error);
	process.exitCode = 1;
}
