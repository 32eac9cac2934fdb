import { jsonBoard } from "../table-board.ts";

/** BambooHR careers pages: the JSON that they are drawn from, for one opening. A listing of theirs has no texts. */
export const bambooHrBoard = jsonBoard(
  {
    homes: [/^(?<name>[\w-]{1,60})\.bamboohr\.com\//],
    links: [
      {
        host: /^(?<name>[\w-]{1,80})\.bamboohr\.com$/,
        path: /^\/(?:careers|jobs\/view\.php\?(?:.*&)?id=)\/?(?<id>\d+)/,
        opening: ({ name, id }) => `https://${name}.bamboohr.com/careers/${id}/detail`,
      },
    ],
  },
  {
    openings: ["result.jobOpening"],
    id: ["jobOpeningShareUrl"],
    title: ["jobOpeningName"],
    url: ["jobOpeningShareUrl"],
    places: ["location.city", "location.state", "location.addressCountry"],
    texts: [["", "description"]],
    salaryText: ["compensation"],
    employment: ["employmentStatusLabel"],
    postedAt: ["datePosted"],
  },
);
