/** A picture with what belongs to it below, or beside it on a phone held sideways. */
export const SHEET_BODY =
	"grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(12rem,1fr)_auto] gap-3 overflow-y-auto px-5 pb-4 wide:px-8 wide:pb-6 " +
	"[@media(max-height:34rem)_and_(orientation:landscape)]:grid-cols-[minmax(0,1fr)_minmax(17rem,22rem)] " +
	"[@media(max-height:34rem)_and_(orientation:landscape)]:grid-rows-[minmax(12rem,1fr)]";
