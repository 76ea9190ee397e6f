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

/** A private bucket of any S3-compatible service; nothing in it is ever linked to directly. */
export function createS3Store({
	endpoint,
	region,
	bucket,
	accessKeyId,
	secretAccessKey,
}: S3Settings): ObjectStore {
	return createFlydriveStore(
		new S3Driver({
			region,
			bucket,
			credentials: { accessKeyId, secretAccessKey },
			visibility: "private",
			supportsACL: false,
			...(endpoint && { endpoint, forcePathStyle: true }),
		}),
	);
}
