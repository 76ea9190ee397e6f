export type { DoneStep } from "#db/queries/daily.ts";
export {
	type Addition,
	confirmProduct,
	type ProductsInUse,
	removeProduct,
	undoConfirm,
} from "./confirm-product.ts";
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
export { addOwnProduct, removeOwnProduct, searchProducts } from "./products.ts";
export { getProfile, type ProfileView, updateProfile } from "./profile.ts";
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
} from "./read-routine.ts";
export { followFeelings, followOwned, rebuildNewestPlan } from "./rebuild-plan.ts";
export { dropStep, markDone, type Skipped, skipRoutine, writePlanCalendar } from "./routine-steps.ts";
