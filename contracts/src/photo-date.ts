import { z } from "zod";

/** Text field of API-24 for a photo of the person's own from before: the day it was taken. It is a scan like any other, at that day's place. */
export const PHOTO_DATE_FIELD = "photo_date";
/** No phone took a selfie worth measuring before it. */
export const EARLIEST_PHOTO_DATE = "2000-01-01";
/** YYYY-MM-DD, a day that exists; that it has come is judged by the server's clock. */
export const photoDateSchema = z.iso
	.date("Name the day the photo was taken, as YYYY-MM-DD.")
	.refine((day) => day >= EARLIEST_PHOTO_DATE, "The day of a photo lies in 2000 or later.");

/** When the photo of a check-in was taken. */
export const photoTimeFields = {
	/** Its place in time: the first moment of an imported photo's day anywhere (UTC+14), else `created_at`, and so where it is missing. */
	taken_at: z.string().optional(),
	/** YYYY-MM-DD, of an imported photo the day its owner named; null or missing where none was. */
	photo_date: z.string().nullish(),
};
