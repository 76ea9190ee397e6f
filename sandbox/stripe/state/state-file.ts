import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type AccountState, emptyState } from "./account.ts";

const VERSION = 1;

/** What was kept, or an empty account. Throws for a file that is not one of ours. */
export function readStateFile(file: string | null): AccountState {
	if (file === null || !existsSync(file)) return emptyState();
	const kept = JSON.parse(readFileSync(file, "utf8")) as { version: number; state: AccountState };
	if (kept.version !== VERSION) throw new Error(`${file} has version ${kept.version}, expected ${VERSION}`);
	return { ...emptyState(), ...kept.state, tables: { ...emptyState().tables, ...kept.state.tables } };
}

/** Whole or not at all: a new file takes the place of the old one in one step. */
export function writeStateFile(file: string, state: AccountState): void {
	mkdirSync(dirname(file), { recursive: true });
	const temporary = `${file}.${process.pid}.tmp`;
	writeFileSync(temporary, JSON.stringify({ version: VERSION, state }));
	renameSync(temporary, file);
}
