import { randomIds } from "@dewlight/server/adapters/ids/random-ids.ts";
import type { Ids } from "@dewlight/server/ports/ids.ts";

/** Ids and file names that count up, so that every run gives the same ones. */
export function countedIds(): Ids {
	let ids = 0;
	let names = 0;
	return {
		uuid: () => {
			ids += 1;
			return `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
		},
		secret: randomIds.secret,
		name: () => {
			names += 1;
			return `example-${names}`;
		},
	};
}
