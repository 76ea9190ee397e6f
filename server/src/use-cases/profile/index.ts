export type { DoneStep } from "#db/queries/daily.ts";
export {
	type Addition,
	confirmProduct,
	type ProductsInUse,
	removeProduct,
	undoConfirm,
} from "./confirm-product.ts";
export { getProfile, type ProfileView } from "./get-profile.ts";
export { addOwnProduct, removeOwnProduct, searchProducts } from "./own-products.ts";
export {
	ADDITIONAL,
	type ConfirmedView,
	checkInUse,
	fullName,
	type ProductView,
	productsInUse,
	viewCatalogue,
	viewOwn,
} from "./product-view.ts";
export {
	dayIn,
	isRecentDay,
	type Routine,
	readFelt,
	readLeftOut,
	readOwnedNames,
	readRoutine,
	readRoutineSteps,
	readStungDays,
	readTold,
	writePlanCalendar,
} from "./read-routine.ts";
export { dropStep, markDone, type Skipped, skipRoutine } from "./routine-steps.ts";
export { followFeelings, followOwned, rebuildNewestPlan, updateProfile } from "./update-profile.ts";
