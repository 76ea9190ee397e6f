export { type DiaryDayView, readDiary, type WrittenEntry, writeDiary } from "./diary.ts";
