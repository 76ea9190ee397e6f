import { S3Driver } from "flydrive/drivers/s3";
import type { ObjectStore } from "#ports/object-store.ts";
import { createFlydriveStore } from "./flydrive-store.ts";

export interface S3Settings {
	endpoint: string | null;
	region: string;
	bucket: string;
	accessKeyId: string;
	secretAccessKey: string;
}

/** A store that hangs is given up after two tries, well before whoever waits for an upload gives up. */
const CONNECTION_TIMEOUT_MS = 3_000;
const REQUEST_TIMEOUT_MS = 5_000;
const TRIES = 2;

/** A private bucket of any S3-compatible service; nothing in it is ever linked to directly. */
export function createS3Store(
	{ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings,
	timeouts = { connectionMs: CONNECTION_TIMEOUT_MS, requestMs: REQUEST_TIMEOUT_MS },
): ObjectStore {
	return createFlydriveStore(
		new S3Driver({
			region,
			bucket,
			credentials: { accessKeyId, secretAccessKey },
			visibility: "private",
			supportsACL: false,
			maxAttempts: TRIES,
			requestHandler: {
				connectionTimeout: timeouts.connectionMs,
				requestTimeout: timeouts.requestMs,
				socketTimeout: timeouts.requestMs,
				throwOnRequestTimeout: true,
			},
			...(endpoint && { endpoint, forcePathStyle: true }),
		}),
		`s3:${endpoint ?? region}/${bucket}`,
	);
}
