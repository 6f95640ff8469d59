/** Every limit of the product, once: server, screens and tests read it here. Times in milliseconds, texts in UTF-16 units. */
export const limits = {
  title: 200,
  author: 200,
  /** The names of the files that a passage comes from. */
  source: 1_000,
  /** Maximum length of a history search. */
  historySearch: 100,
  /** What a reading says to an answer of its check-in. */
  checkInReply: 1_000,
  /** A student's own reading: the words of one line, how many of their own they may add to the fork's, all together. */
  myReading: { id: 60, quote: 600, ownLines: 3, lines: 6 },
  question: { demo: 1_000, account: 2_000 },
  passage: { demo: 8_000, account: 40_000, pro: 80_000 },
  /** Without an account: conversations that one browser stores, characters that another app may share. */
  onDevice: { conversations: 300, shared: 200_000 },
  body: {
    standard: 32 * 1024,
    demoAnalysis: 64 * 1024,
    accountAnalysis: 256 * 1024,
    paymentEvent: 256 * 1024,
  },
  headerBytes: 16 * 1024,
  urlBytes: 2 * 1024,
  file: {
    bytes: {
      text: 5 * 1024 * 1024,
      pdf: 5 * 1024 * 1024,
      word: 5 * 1024 * 1024,
      book: 20 * 1024 * 1024,
      photo: 20 * 1024 * 1024,
    },
    pages: 60,
    time: 10_000,
    characters: 200_000,
    /** Entries of an archive, and bytes that its texts unpack to. */
    word: { entries: 2_000, unpacked: 30 * 1024 * 1024 },
    book: { entries: 5_000, unpacked: 30 * 1024 * 1024, characters: 4_000_000 },
    /** Maximum pixels of a photo; its longer side when read; the time for that, loading the recognizer included. */
    photo: { pixels: 50_000_000, longSide: 2_400, time: 120_000 },
  },
  /** How long the program of a page may take to start, after the page has loaded and at last, before a line says so. */
  programStart: { afterLoad: 5_000, atLast: 20_000 },
  /** How often a screen is drawn anew after it failed, in so much time, before the error page comes. */
  drawnAnew: { count: 3, window: 5_000 },
  demoPrompts: 5,
  demoOutputTokens: { analysis: 800, followUp: 800 },
  turnsPerConversation: { demo: 5, account: 40 },
  streamsPerRequester: { demo: 1, account: 2 },
  streamsPerProcess: 300,
  questionsPerMinute: 10,
  questionsPerHour: 60,
  /** New demo sessions that may still use a model. */
  demoSessionsPerNetwork: { hour: 60, day: 300 },
  /** New demo sessions in all: a class or two begin in the same minute. */
  demoStartsPerNetwork: { count: 60, window: 60_000 },
  /** Demo answers written at the same time. */
  demoStreamsPerNetwork: 100,
  signIn: {
    /** Wrong passwords for one account before a wait: from one network or known browser, and from all unknown ones. */
    freeFailures: 5,
    freeFailuresOfAccount: 20,
    firstWait: 30_000,
    longestWait: 15 * 60_000,
    failuresPerAddress: 100,
    addressWindow: 10 * 60_000,
  },
  /** How long a browser that signed in counts as known. */
  knownBrowser: 180 * 86_400_000,
  /** Factor on the limits of one client address when everybody shares the address of a proxy that is not set up. */
  unknownProxy: 20,
  signUpsPerAddress: { count: 60, window: 10 * 60_000 },
  /** How long a mailed link works. */
  linkTtl: 30 * 60_000,
  linkMails: {
    perMailbox: { count: 3, window: 60 * 60_000 },
    perAddress: { count: 20, window: 60 * 60_000 },
  },
  linkOpeningsPerAddress: { count: 60, window: 10 * 60_000 },
  password: { min: 12, longest: 128 },
  email: 254,
  session: { idle: 7 * 86_400_000, absolute: 30 * 86_400_000, sharedComputer: 12 * 3_600_000 },
  /** Redirects to the payment page, and checks of its state, per hour. */
  checkouts: { account: 5, address: 30, window: 3_600_000 },
  purchaseChecks: { count: 600, window: 3_600_000 },
  provider: {
    connect: 5_000,
    timeToFirstToken: 20_000,
    idle: 20_000,
    /** Fewer characters than this within `idle` milliseconds count as idle. */
    leastText: 20,
    total: 150_000,
    retries: 2,
    retryWait: 20_000,
  },
  /** A service's list of models: milliseconds to wait, on this machine and elsewhere, and its length. */
  modelList: { time: 10_000, localTime: 1_000, characters: 2_000_000 },
  /** Time for one text with which an admin tries a model, in milliseconds. */
  modelTrial: 90_000,
  /** What an admin types to set up an AI service, in characters. */
  modelService: { address: 300, key: 500, model: 200 },
  /**
   * A model file that runs on this machine. Times in milliseconds, sizes in bytes, `context` in tokens. Memory beside
   * the file itself: what an operator must have, and the most that the child may take.
   */
  modelFile: {
    name: 100,
    minFreeMemory: 1_500_000_000,
    maxExtraMemory: 4_000_000_000,
    context: { least: 8_192, most: 16_384 },
    install: 600_000,
    load: 180_000,
    /** A CPU reads a long question for a minute before the first word. */
    times: { connect: 5_000, timeToFirstToken: 120_000, idle: 30_000, total: 480_000 },
    /** How long the child process has to become free after Stop. */
    stop: 5_000,
    /** Idle time after which the child process ends and frees its memory. */
    idle: 900_000,
    watch: 1_000,
    queue: { waiting: 20, wait: 120_000 },
    body: 1_000_000,
  },
  /** How often a process checks for an AI service that another one saved, in milliseconds. */
  modelServicePollInterval: 5_000,
  /** A model's correction takes `most` at most, and none begins with less time left than `least`. */
  correction: { most: 60_000, least: 10_000 },
  judging: 4_000,
  /** The built-in reader's threads. Work counts in characters, `base` for beginning one; `shortWork` passes long work. */
  writers: { threads: 2, longestWait: 120_000, longestWork: 30_000, shortWork: 6_000, base: 500 },
  breaker: { failures: 5, window: 30_000, ofLast: 20, probeEvery: 30_000 },
  answerCharacters: 60_000,
  /** Characters of the library's notes that are sent to a model. */
  referenceNotes: 5_000,
  /** Newest texts of the library that the feed names. */
  textsInFeed: 40,
  checkpoint: { every: 1_000, characters: 500 },
  heartbeat: 15_000,
  /** An answer counts as abandoned when its process has not renewed the lease for `length`, in milliseconds. */
  lease: { length: 6_000, pollInterval: 2_000 },
  demoAnswerRetention: 15 * 60_000,
  draftRetention: 30 * 86_400_000,
  /** Drafts that a person may store for one form; the oldest is deleted first. */
  draftsPerForm: 20,
  /** Drafts that a person may send a minute: every tab sends one in two seconds at most. */
  draftsPerMinute: 120,
  /** Drafts that a process saves at a time, and that wait for it. */
  draftTurns: { atOnce: 2, waiting: 100 },
  /** Characters of a draft's fields, far more than the form takes: what is too long to send is still kept. */
  draftField: { line: 8_000, ownWords: 80_000, text: 256 * 1024, id: 200 },
  historyPage: 20,
  nickname: 30,
  exports: { count: 6, window: 3_600_000 },
  postsPerCategory: 3,
  latestUpdates: 4,
  feedback: { characters: 5_000, perHour: 5 },
  newsletter: { perAddress: { count: 20, window: 3_600_000 }, perEmail: { count: 3, window: 86_400_000 } },
  instructions: 40_000,
  countedPartial: 200,
  drain: 25_000,
  /**
   * With PostgreSQL the port stays open this long after SIGTERM, while `/readyz` answers 503: a proxy that checks every
   * few seconds has noticed by then. With `drain`, the storing of answers and `closing` it is 30 seconds at most.
   */
  takeover: 10_000,
  closing: 2_000,
  /**
   * The database: time to connect; time that a request waits its turn for a connection, so that a class that begins at
   * once on a slow machine is answered; time of a statement, waiting for a lock included.
   */
  database: { connect: 2_000, turn: 120_000, statement: 5_000 },
} as const

/** Dollars of the operator's daily budget that each side may use. */
export const budgetShare = { demo: 0.2, account: 0.8 } as const

/** How much of what the engine noticed in a passage its screens show. */
export const evidenceLimits = {
  /** Cues in all; a short passage has at least `fewest`, and one more for so many words: a mark on every word shows nothing. */
  cues: { most: 14, fewest: 4, wordsForOneMore: 10, ofAKind: 4, ofAKindForChildren: 2, quotations: 4 },
  /** Weight of the least telling cue that is shown. */
  cueWeight: 2.4,
  speeches: 60,
  hardWords: 40,
  meanings: 24,
  /** A feeling line claims a course: so many of its steps must lean. */
  feelingLine: { leaning: 2, steps: 80, characters: 90 },
} as const

/**
 * How a browser goes on when the line of an answer breaks. `tries`: rounds that break although something answers; `wait`:
 * the longest between two of them; `time`: for a connection that is gone; `questionTries`: over half an hour, for a
 * question that nobody looks at; `idle`: milliseconds without a byte before a connection is taken as dead.
 */
export const answerLine = {
  tries: 12,
  wait: 10_000,
  time: 30_000,
  questionTries: 50,
  idle: 40_000,
} as const

/** How often the account asks whether a purchase has arrived, and how many times. */
export const purchasePolls = { every: 2_000, count: 30 } as const

/** How much of a long list or text is shown before the rest is asked for: entries, or characters. */
export const shownAtFirst = {
  clues: 6,
  questions: 6,
  beginningOfPart: 80,
  otherDraft: 60,
  historyPreview: 100,
  sharedText: 300,
} as const
