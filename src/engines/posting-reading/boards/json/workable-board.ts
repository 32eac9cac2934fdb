import { jsonBoard } from "../table-board.ts";

/** Workable widget API: the whole account in one reply, an opening in several places once for each of them. */
export const workableBoard = jsonBoard(
  {
    firstPage: (name) => `https://apply.workable.com/api/v1/widget/accounts/${name}?details=true`,
    links: [{ host: /^apply\.workable\.com$/, path: /^\/(?<name>[\w-]{1,80})\/j\/(?<id>[\dA-Z]{6,20})/ }],
    homes: [
      /^apply\.workable\.com\/(?:api\/v\d\/(?:widget\/)?accounts\/)?(?!api\/)(?<name>[\w-]{1,60})/,
      /^(?<name>[\w-]{1,60})\.workable\.com\//,
    ],
  },
  {
    openings: ["jobs"],
    id: ["shortcode"],
    title: ["title"],
    companyOfReply: ["name"],
    url: ["url"],
    placesAt: ["locations", ""],
    places: ["city", ["region", "state"], "country"],
    texts: [
      ["", "description"],
      ["Requirements", "requirements"],
      ["Benefits", "benefits"],
    ],
    employment: ["employment_type"],
    workplace: ["workplace_type"],
    isRemote: ["telecommuting"],
    postedAt: ["published_on", "created_at"],
  },
);
