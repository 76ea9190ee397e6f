import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, open, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { DAY_MS, LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import {
	type PostgresCluster,
	postgresPrograms,
	startPostgres,
} from "@dewlight/sandbox/database/postgres.ts";
import { type FaultServer, type MailFault, startFaultServer } from "@dewlight/sandbox/mail/fault-server.ts";
import { type S3StandIn, startS3StandIn } from "@dewlight/sandbox/objects/s3-stand-in.ts";
import { createArgon2Passwords } from "@dewlight/server/adapters/passwords/argon2-passwords.ts";
import type { Database } from "@dewlight/server/db/database.ts";
import { type OpenDatabase, openDatabase } from "@dewlight/server/db/open-database.ts";
import { legalAcceptances, photoConsents, sessions, users } from "@dewlight/server/db/schema/index.ts";
import { freePort, type ProductProcess, productProcess } from "./processes.ts";

const run = promisify(execFile);
const SIZE = "1g";
const BLOCK = Buffer.alloc(1_048_576, 1);

interface SmallDisk {
	folder: string;
	/** Takes every byte that is left on it. */
	fill(): Promise<void>;
	empty(): Promise<void>;
	close(): Promise<void>;
}

/** A file system in memory that can be filled without harm to the machine; null where this user may mount none. */
async function mountSmallDisk(): Promise<SmallDisk | null> {
	const folder = await mkdtemp(join(tmpdir(), "dewlight-disk-"));
	try {
		await run("mount", ["-t", "tmpfs", "-o", `size=${SIZE},mode=0711`, "tmpfs", folder]);
	} catch {
		await rmdir(folder);
		return null;
	}
	const ballast = join(folder, "ballast");
	return {
		folder,
		async fill() {
			const file = await open(ballast, "w");
			try {
				for (;;) await file.writeFile(BLOCK);
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
			} finally {
				await file.close();
			}
		},
		empty: () => rm(ballast, { force: true }),
		async close() {
			await run("umount", ["-l", folder]);
			await rmdir(folder);
		},
	};
}

export interface Cluster {
	webs: ProductProcess[];
	workers: ProductProcess[];
	postgres: PostgresCluster;
	/** Where the database lies; null where this user may mount no disk of its own. */
	disk: SmallDisk | null;
	store: S3StandIn;
	mail: FaultServer;
	/** What all of its processes have in their environment. */
	settings: NodeJS.ProcessEnv;
	/** How every conversation with the mail server goes wrong from now on. */
	failMail(fault: MailFault | undefined): void;
	database: OpenDatabase;
	close(): Promise<void>;
}

interface ClusterOptions {
	webs: number;
	workers: number;
	/** Starts one process; its role is in the environment. */
	script: string;
	settings?: NodeJS.ProcessEnv;
}

/** The product split into processes on a PostgreSQL, an object store and a mail server of its own, all on loopback. */
export async function startCluster({ webs, workers, script, settings }: ClusterOptions): Promise<Cluster> {
	const programs = postgresPrograms();
	if (programs === null) throw new Error("No PostgreSQL is installed here: apt-get install postgresql.");
	const closers: (() => unknown)[] = [];
	const close = async () => {
		for (const closer of closers.splice(0).reverse()) await closer();
	};
	// Who is stopped in the middle leaves no database and no process behind.
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => void close().finally(() => process.exit(1)));
	}
	try {
		const dataDir = await mkdtemp(join(tmpdir(), "dewlight-drill-"));
		closers.push(() => rm(dataDir, { recursive: true, force: true }));
		const disk = await mountSmallDisk();
		closers.push(() => disk?.close());
		const postgres = await startPostgres(programs, disk?.folder);
		closers.push(() => postgres.close());
		const store = await startS3StandIn("photos");
		closers.push(() => store.close());
		let mailFault: MailFault | undefined;
		const mail = await startFaultServer(() => mailFault);
		closers.push(() => mail.close());
		const env: NodeJS.ProcessEnv = {
			NODE_ENV: "test",
			DATA_DIR: dataDir,
			DATABASE_URL: postgres.url,
			S3_ENDPOINT: store.endpoint,
			S3_REGION: "drill",
			S3_BUCKET: "photos",
			S3_ACCESS_KEY_ID: "drill",
			S3_SECRET_ACCESS_KEY: "drill",
			SECRET_KEY: randomBytes(24).toString("base64url"),
			SMTP_URL: mail.url,
			LOG_LEVEL: "warn",
			...settings,
		};
		const ports = await Promise.all(Array.from({ length: webs }, freePort));
		const web = ports.map((port, turn) => {
			const address = `http://127.0.0.1:${port}`;
			const own = { PUBLIC_URL: address, ...env, ROLE: "web", PORT: String(port) };
			return productProcess(`web ${turn + 1}`, script, [], { address, env: own });
		});
		const work = Array.from({ length: workers }, (_none, turn) =>
			productProcess(`worker ${turn + 1}`, script, [], { address: "", env: { ...env, ROLE: "worker" } }),
		);
		for (const one of [...web, ...work]) closers.push(() => one.close());
		const database = await openDatabase({
			kind: "postgres",
			connectionString: postgres.url,
			maxConnections: 3,
			onLostConnection: () => undefined,
		});
		// The drill may have taken the database away.
		closers.push(() => database.close().catch(() => undefined));
		await Promise.all([...web, ...work].map((one) => one.start()));
		return {
			webs: web,
			workers: work,
			postgres,
			disk,
			store,
			mail,
			settings: env,
			database,
			close,
			failMail: (fault) => {
				mailFault = fault;
			},
		};
	} catch (error) {
		await close();
		throw error;
	}
}

export interface DrillPerson {
	id: number;
	email: string;
	password: string;
	/** Value of the Cookie header. */
	cookie: string;
}

/** People with everything confirmed and agreed to, signed in, on a plan without limits. */
export async function insertPeople(db: Database, count: number): Promise<DrillPerson[]> {
	const password = randomBytes(9).toString("base64url");
	const passwordHash = await (await createArgon2Passwords(password)).hash(password);
	const now = new Date();
	const people: DrillPerson[] = [];
	for (let turn = 0; turn < count; turn += 1) {
		const email = `drill-${turn}-${randomBytes(4).toString("hex")}@example.com`;
		const [row] = await db
			.insert(users)
			.values({
				email,
				username: "Ana",
				passwordHash,
				createdAt: now,
				emailVerifiedAt: now,
				trialEndsAt: now,
				onboardingCompletedAt: now,
				grantedPlan: "admin" as const,
			})
			.returning({ id: users.id });
		if (!row) throw new Error("A person was not stored.");
		const [userId, secret] = [row.id, randomBytes(32).toString("base64url")];
		await db.insert(legalAcceptances).values({
			id: crypto.randomUUID(),
			userId,
			policyVersion: LEGAL_VERSION,
			agreed: true,
			clientTime: now,
			serverTime: now,
		});
		await db.insert(photoConsents).values({
			id: crypto.randomUUID(),
			userId,
			decision: "granted" as const,
			version: PHOTO_CONSENT_VERSION,
			source: "asked" as const,
			decidedAt: now,
		});
		await db.insert(sessions).values({
			id: crypto.randomUUID(),
			tokenHash: createHash("sha256").update(secret).digest("hex"),
			userId,
			createdAt: now,
			lastSeenAt: now,
			expiresAt: new Date(now.getTime() + 30 * DAY_MS),
		});
		people.push({ id: userId, email, password, cookie: `session=${secret}` });
	}
	return people;
}
