import type { Inquiry } from "../../inquiry.ts";
import { pausedNow, pauseWords } from "./paused-now.ts";

/** What on the shelf treats and therefore waits while skin suffers; "" where nothing does. */
export function pauseShelf(inquiry: Inquiry): string {
	return pauseWords(pausedNow(inquiry, true));
}
