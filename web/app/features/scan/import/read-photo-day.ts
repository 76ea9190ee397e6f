import { photoDateSchema } from "@dewlight/contracts/photo-date.ts";

/** Today, YYYY-MM-DD, on this device's calendar. */
export function todayHere(now = new Date()): string {
	const two = (number: number) => String(number).padStart(2, "0");
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day that a photo can be of: it exists, has come, and lies in 2000 or later. */
export function canBeDay(day: string, today = todayHere()): boolean {
	return photoDateSchema.safeParse(day).success && day <= today;
}

/**
 * The day in a photo's own record (EXIF DateTimeOriginal), YYYY-MM-DD as the camera's clock had it; null where there is
 * none or it cannot be. The photo stays on the device.
 */
export async function readPhotoDay(photo: Blob): Promise<string | null> {
	try {
		const { load } = await import("exifreader");
		// Other records (XMP) may carry the day of an edit under the same name.
		const { exif } = load(await photo.arrayBuffer(), {
			expanded: true,
			includeTags: { exif: ["DateTimeOriginal"] },
		});
		const written = exif?.DateTimeOriginal?.description ?? "";
		const day = /^(\d{4}):(\d\d):(\d\d)/.exec(written)?.slice(1).join("-") ?? "";
		return canBeDay(day) ? day : null;
	} catch {
		// A file without such a record, or one that the reader does not know: the person names the day.
		return null;
	}
}
