import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PGlite, protocol, type QueryOptions, type Results, type Transaction } from "@electric-sql/pglite";

interface Statement {
	name: string;
	parameterTypes: readonly number[];
	fields: Results["fields"];
}

/** As many as a busy product has; the one used longest ago gives way. */
const MOST_PREPARED = 400;
const MOST_REMEMBERED = 2_000;
/** The table has changed since the statement was planned. */
const STALE_PLAN = "0A000";

const { serialize } = protocol;

/**
 * PGlite that keeps statements it is asked for again: its own `query` parses, describes and plans every time, which is
 * most of what a small statement costs. What is asked once only is left to it.
 */
export class PreparedPGlite extends PGlite {
	readonly #prepared = new Map<string, Statement>();
	readonly #asked = new Set<string>();
	#count = 0;

	override async query<T>(
		text: string,
		parameters: unknown[] = [],
		options: QueryOptions = {},
	): Promise<Results<T>> {
		if (!this.#isKept(text, options)) return super.query<T>(text, parameters, options);
		await this._checkReady();
		return this._runExclusiveTransaction(() => this.#run<T>({ text, parameters, options, alone: true }));
	}

	override transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
		return super.transaction((tx) => {
			const query = async <Row>(
				text: string,
				parameters: unknown[] = [],
				options: QueryOptions = {},
			): Promise<Results<Row>> => {
				// A transaction that is over says so itself.
				if (tx.closed || !this.#isKept(text, options)) return tx.query<Row>(text, parameters, options);
				return this.#run<Row>({ text, parameters, options, alone: false });
			};
			return callback(Object.assign(Object.create(tx) as Transaction, { query }));
		});
	}

	/** True from the second time on, and where nothing is asked for that only the plain way knows. */
	#isKept(text: string, { blob, paramTypes, serializers, onNotice }: QueryOptions): boolean {
		if (blob || paramTypes || serializers || onNotice) return false;
		if (this.#prepared.has(text) || this.#asked.delete(text)) return true;
		if (this.#asked.size >= MOST_REMEMBERED) this.#asked.clear();
		this.#asked.add(text);
		return false;
	}

	#run<T>({ text, parameters, options, alone }: Call): Promise<Results<T>> {
		return this._runExclusiveQuery(async () => {
			const statement = await this.#prepare(text);
			const values = parameters.map((value, at) => this.#toText(value, statement.parameterTypes[at]));
			const call = [
				serialize.bind({ statement: statement.name, values }),
				serialize.execute({}),
				serialize.sync(),
			];
			try {
				const { messages } = await this.execProtocol(Buffer.concat(call), { syncToFs: alone });
				return this.#read<T>(messages, statement.fields, options);
			} catch (error) {
				if (isStale(error)) await this.#forget(text, statement);
				throw error;
			}
		});
	}

	async #prepare(text: string): Promise<Statement> {
		const known = this.#prepared.get(text);
		if (known) {
			this.#prepared.delete(text);
			this.#prepared.set(text, known);
			return known;
		}
		const [oldest] = this.#prepared;
		if (oldest && this.#prepared.size >= MOST_PREPARED) await this.#forget(...oldest);
		this.#count += 1;
		const name = `kept_${this.#count}`;
		const { messages } = await this.execProtocol(
			Buffer.concat([
				serialize.parse({ name, text }),
				serialize.describe({ type: "S", name }),
				serialize.sync(),
			]),
			{ syncToFs: false },
		);
		const statement: Statement = { name, parameterTypes: [], fields: [] };
		for (const message of messages) {
			if (isParameters(message)) statement.parameterTypes = message.dataTypeIDs;
			if (isFields(message)) {
				statement.fields = message.fields.map(({ name: field, dataTypeID }) => ({ name: field, dataTypeID }));
			}
		}
		this.#prepared.set(text, statement);
		return statement;
	}

	async #forget(text: string, { name }: Statement): Promise<void> {
		this.#prepared.delete(text);
		await this.execProtocol(Buffer.concat([serialize.close({ type: "S", name }), serialize.sync()]), {
			syncToFs: false,
		});
	}

	#toText(value: unknown, type = 0): string | null {
		if (value === null || value === undefined) return null;
		const serializer = this.serializers[type];
		if (serializer) return serializer(value);
		return typeof value === "string" ? value : JSON.stringify(value);
	}

	#read<T>(messages: readonly Message[], fields: Results["fields"], options: QueryOptions): Results<T> {
		const parsers = fields.map(({ dataTypeID: type }) => options.parsers?.[type] ?? this.parsers[type]);
		const rows: unknown[] = [];
		let affectedRows = 0;
		for (const message of messages) {
			if (isRow(message)) {
				const values = message.fields.map((value, at) => {
					const parser = parsers[at];
					return value === null || !parser ? value : parser(value, fields[at]?.dataTypeID);
				});
				rows.push(
					options.rowMode === "array"
						? values
						: Object.fromEntries(fields.map(({ name }, at) => [name, values[at]])),
				);
			}
			if (isDone(message)) affectedRows += changedRows(message.text);
		}
		return { rows: rows as T[], fields, affectedRows };
	}
}

interface Call {
	text: string;
	parameters: unknown[];
	options: QueryOptions;
	/** Outside of a transaction: what it wrote is kept at once. */
	alone: boolean;
}

interface Message {
	name: string;
}

function isRow(message: Message): message is Message & { fields: (string | null)[] } {
	return message.name === "dataRow";
}

function isFields(message: Message): message is Message & { fields: { name: string; dataTypeID: number }[] } {
	return message.name === "rowDescription";
}

function isParameters(message: Message): message is Message & { dataTypeIDs: number[] } {
	return message.name === "parameterDescription";
}

function isDone(message: Message): message is Message & { text: string } {
	return message.name === "commandComplete";
}

/** "INSERT 0 5" and "UPDATE 3" say how many rows they changed; "SELECT 2" and "CREATE TABLE" changed none. */
function changedRows(text: string): number {
	return Number(/^(?:INSERT|UPDATE|DELETE|MERGE)\b.* (\d+)$/.exec(text)?.[1] ?? 0);
}

function isStale(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === STALE_PLAN;
}

const SQLITE_BUSY = 5;

/** Keeps held locks reachable: a collected handle would close its file and free the lock. */
const held = new Set<DatabaseSync>();

export interface DataDirLock {
	release(): void;
}

export class DataDirInUseError extends Error {
	override readonly name = "DataDirInUseError";
	constructor(dataDir: string, holder: string | null) {
		super(
			`DATA_DIR ${dataDir} is in use by another process${holder ? ` (${holder})` : ""}. ` +
				"Stop it, choose another DATA_DIR, or set DATABASE_URL to run several processes on one PostgreSQL.",
		);
	}
}

/**
 * Takes the exclusive lock of a data directory, or throws DataDirInUseError. Two processes on one embedded
 * database lose data silently. The lock is SQLite's own file lock on an empty file: the kernel frees it when
 * the process dies in any way, on Linux, macOS and Windows (docs/decisions/002-data-dir-lock.md).
 */
export function lockDataDir(dataDir: string): DataDirLock {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const root = realpathSync(dataDir);
	const holderFile = join(root, "lock-holder.txt");
	const lock = new DatabaseSync(join(root, "lock"));
	try {
		lock.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
	} catch (error) {
		lock.close();
		if (isBusy(error)) throw new DataDirInUseError(root, readHolder(holderFile));
		throw error;
	}
	writeFileSync(holderFile, `process ${process.pid}\n`);
	held.add(lock);
	return {
		release() {
			held.delete(lock);
			lock.close();
		},
	};
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function readHolder(file: string): string | null {
	try {
		return readFileSync(file, "utf8").trim();
	} catch {
		return null;
	}
}
